"""The command line: one small file a command. `grognard.cli:main` is the entry point."""

from grognard.cli.app import app, main

__all__ = ["app", "main"]
