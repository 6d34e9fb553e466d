"""The save file of a game."""

from __future__ import annotations

from grognard.core.game.save import written
from grognard.server.fair import save_of
from grognard.server.problems import Problem
from grognard.server.seats import Visit
from grognard.server.side_view import SideView


def saved_text(here: Visit) -> str:
    sight = SideView(here.match, here.seat)
    over = here.match.is_over
    if sight.keeps_secrets or (not sight.is_whole and not over):
        raise Problem(403, "The save file would show what is hidden from you")
    return written(save_of(here.match.record, sight.game, over=over))
