"""Tables in inches with what stands on them, as pictures to print or to look at."""

from grognard.render.table.badges import badge
from grognard.render.table.bodies import body, local_outline
from grognard.render.table.drawing import table_svg
from grognard.render.table.key import table_key_svg

__all__ = ["badge", "body", "local_outline", "table_key_svg", "table_svg"]
