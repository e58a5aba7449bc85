"""The engine: what every game stands on. It knows no game and no web."""
