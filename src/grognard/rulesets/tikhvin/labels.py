"""Short names of the ruleset, read from `text/labels.toml`."""

from grognard.core.packaged import labels

LABELS = labels("grognard.rulesets.tikhvin")
