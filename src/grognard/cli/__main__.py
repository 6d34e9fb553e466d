"""`python -m grognard.cli`: the same as the installed command."""

from grognard.cli import main

main()
