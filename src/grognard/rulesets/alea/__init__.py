"""The Alea Napoleonic system: one body of rules, two editions (barrosa, bailen) as data and small functions."""
