"""`python -m ruinous`."""

import sys

from ruinous.cli import main

if __name__ == "__main__":
    sys.exit(main())
