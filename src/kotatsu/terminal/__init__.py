"""Playing at a terminal: plain lines, readable aloud."""
