"""`python -m euphoria` is the `euphoria` command."""

import sys

from euphoria.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
