"""What explains a game to a person who does not know it: cards of components, the coach's sentences, the overview."""
