"""Live tables: seats, moves, take-backs, hand-overs, chat. Handlers call these; nothing here knows HTTP."""
