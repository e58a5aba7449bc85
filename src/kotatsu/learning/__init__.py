"""The learner: nets that play, made by self-play. torch is needed here and nowhere else (the extra `learn`)."""
