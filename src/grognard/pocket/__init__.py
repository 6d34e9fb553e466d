"""Grognard without a server: what a page asks is answered beside it, by the functions that a server calls.

Nothing here knows a rule, or words an answer: those come from `server/replies`. It knows no network, no
database and no threads either, so it runs wherever Python does, a browser's worker included.
"""
