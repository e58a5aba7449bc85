"""The JSON API: the same tables for programs. Seats are held by bearer tokens; cookies count for nothing here."""
