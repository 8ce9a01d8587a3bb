"""The six phases of a round (R3.1), one module each."""
