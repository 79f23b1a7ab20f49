"""The version of this package, for rooms that may not import the package as a whole."""

__version__ = "0.1.0"
