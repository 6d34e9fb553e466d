"""The staging of battles, for the tests of the Alea system."""

from tests.staging import (
    Changes,
    Tracks,
    do,
    drive,
    happened,
    hex_of,
    listed,
    refused,
    replace,
    rules_of,
    stage,
    table,
)

__all__ = [
    "Changes",
    "Tracks",
    "do",
    "drive",
    "happened",
    "hex_of",
    "listed",
    "refused",
    "replace",
    "rules_of",
    "stage",
    "table",
]
