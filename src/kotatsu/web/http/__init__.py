"""What pages and the API share: who asks, which language, how an answer or a refusal is sent."""
