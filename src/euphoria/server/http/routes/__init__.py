"""The endpoints, one file for each topic. See README.md."""
