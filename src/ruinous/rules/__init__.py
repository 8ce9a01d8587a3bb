"""The game itself: pure data and functions. No input or output, no clock, no chance of its own."""
