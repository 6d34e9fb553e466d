"""What battles on hexes share: armies, ground, stacks, zones, marches, attacks, arrivals, victory, layers.

A small ruleset composes its game from these parts and adds its own procedures and charts; a larger one takes
the parts it needs. The common paragraphs, 1 to 6, stand in `rulebook.md` here; a ruleset that names this
package as its shared one goes on from chapter 7.
"""
