"""A second reading of the Liberators rules on a table: orders found slowly, with geometry of its own.

It shares no rule and no polygon with the game itself: bodies are four corners in inches, lines are walked in
small steps, ground is what lies on top at a point. Scenarios, charts and facts are read as data. It says so
where a place is too near to a limit to be told in small steps.
"""

from tests.golden.liberators_orders.commanding import attachments, pairs
from tests.golden.liberators_orders.march import judged
from tests.golden.liberators_orders.shooting import shots
from tests.golden.liberators_orders.table_top import TableTop

__all__ = ["TableTop", "attachments", "judged", "pairs", "shots"]
