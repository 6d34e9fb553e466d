"""A second reading of the Tikhvin rules: every legal order of a position, found slowly and by hand.

It shares no rule with the game itself. It knows hexes, the board, states and orders as values, and reads the
scenario and the charts as data; whatever is not in a chart is keyed once more where it is needed.
"""

from tests.golden.tikhvin_orders.generator import slow_orders

__all__ = ["slow_orders"]
