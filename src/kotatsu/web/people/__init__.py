"""People: one key in each browser, several browsers for one person, and all that is theirs."""
