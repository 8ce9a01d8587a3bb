"""The table in the terminal: the board as text, choices, hot-seat play, saves, look-ups and replays."""
