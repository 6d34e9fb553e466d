"""Play by mail: a file that travels and hides what it must, and for each side a key that stays at home.

The file is a list of lines, each with a hash over all before it. Neither dice nor positions stand in it: they
follow from the lines, at both ends alike.
"""
