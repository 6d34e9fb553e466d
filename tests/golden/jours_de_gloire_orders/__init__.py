"""A second reading of Jours de Gloire: every legal order of a position, found slowly and by hand.

It shares no rule with the game itself. It knows hexes, the board, states and orders as values, and reads the
scenario and the charts as data; whatever stands on no chart is keyed here once more.
"""

from tests.golden.jours_de_gloire_orders.generator import slow_orders

__all__ = ["slow_orders"]
