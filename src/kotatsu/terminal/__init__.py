"""A table in a terminal: plain lines, readable aloud."""
