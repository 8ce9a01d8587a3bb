"""The Chaos cards of the Morrslieb set."""
