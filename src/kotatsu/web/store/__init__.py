"""What is stored: tables, seats, the ledger of moves, chat. SQLite by default, PostgreSQL by URL."""
