"""The room around the tables: links for groups, the public room, what the host sets and sees."""
