"""Packs: battles, changes of charts and rulesets that do not ship, found, installed and removed.

A pack is a folder with a `pack.toml`, or a file made of one. Battles and changes are data. A ruleset is code:
it is run only where somebody has agreed to it, from this machine's own folder of packs, from a folder that
the environment names, or as an ordinary Python package.
"""

from grognard.packs.registry import Home, battles, known_packs, rulesets_of_packs

__all__ = ["Home", "battles", "known_packs", "rulesets_of_packs"]
