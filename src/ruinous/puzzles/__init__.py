"""Puzzles are made, checked and graded here: by search far above the strength of play (docs/puzzles.md)."""
