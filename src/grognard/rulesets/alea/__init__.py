"""The Alea Napoleonic system: one body of rules; its editions barrosa and bailen are data."""
