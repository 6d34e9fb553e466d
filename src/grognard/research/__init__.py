"""Research environments: thin adapters of the Game contract for PettingZoo, Gymnasium and OpenSpiel.

Nothing here knows a ruleset. Orders are spelt in letters of one fixed alphabet (`encoding`), positions become
vectors of one fixed length (`observation`), and each adapter is the same match (`match`) in other clothes.
The extra `env` brings what the adapters need.
"""
