"""Looking into a game: nothing of it is told while somebody else still plays in it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec

from grognard.ai.explain import chances
from grognard.analysis.better import decision_before
from grognard.analysis.chances import Chances
from grognard.analysis.course import read_course
from grognard.analysis.telling import course_data
from grognard.analysis.whatif import changed, other_throws
from grognard.core.errors import IllegalOrder
from grognard.core.game.game import Game
from grognard.core.game.journal import OPENING
from grognard.core.game.node import Decision
from grognard.core.game.offers import Ways
from grognard.core.game.order import Order, parse
from grognard.core.game.past import Past
from grognard.core.game.save import to_saved, written
from grognard.core.game.undo import BROKEN
from grognard.server.fix_form import fix_of, form_of
from grognard.server.match import Match
from grognard.server.problems import Problem
from grognard.server.replies.looking_back import measured_save, shown
from grognard.server.replies.play import order_data, way_data
from grognard.server.seats import Seat, Visit
from grognard.server.side_view import SideView

Data = dict[str, Any]


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A counter that is otherwise, by the fields of the form for fixes."""

    unit: str
    set: dict[str, str | int]


def opened_up(here: Visit, language: str) -> SideView:
    """The game for whoever may look into it: after its end, or where nobody else plays."""
    record = here.match.record
    if not here.match.is_over and any(
        seat.side in record.terms.sides and seat.side not in here.seat.sides and seat.kind == "person"
        for seat in record.seats
    ):
        raise Problem(409, "Nothing is looked into while a game against a person goes on")
    sight = SideView(here.match, here.seat, language)
    if sight.keeps_secrets or (not sight.is_whole and not here.match.is_over):
        raise Problem(403, "This would show what is hidden from you")
    return sight


def course_asked(here: Visit) -> str:
    """The save of a game whose course somebody wants to know."""
    opened_up(here, "en")
    return measured_save(here)


def course_reply(here: Visit, told: dict[str, Any], language: str) -> Data:
    return course_data(read_course(told), opened_up(here, language).story)


# What a computer would have done


def better_asked(here: Visit, entry: int) -> tuple[int, str]:
    """After which entry that was decided, and the save."""
    past = _past(here, entry, "en")
    return decision_before(past, entry), measured_save(here)


def better_reply(here: Visit, wanted: int, entry: int, said: Data | None, player: str, language: str) -> Data:
    """The line with what a map needs to draw it; `wanted` is what was asked about, `entry` before it."""
    sight, past = opened_up(here, language), _past(here, wanted, language)
    game = past.game(entry)
    node = game.node
    if said is None or not isinstance(node, Decision):
        raise Problem(409, "There is nothing to be decided there")
    begun = past.entries[past.begun(wanted) - 1]
    words = said["words"][language]["chosen"]
    return {
        "entry": entry,
        "side": node.side,
        "player": player,
        "given": "" if begun.asked == OPENING else sight.story.told(past.begun(wanted)),
        "same": begun.given == said["line"][0],
        "reason": words["reason"],
        "odds": words["odds"],
        "line": _line(sight, game, said["line"]),
    }


def _line(sight: SideView, game: Game, orders: list[str]) -> list[Data]:
    """Each order where it would be given. What was guessed of secrets may end a line early."""
    line: list[Data] = []
    system = game.table.system
    for text in orders:
        order = parse(text)
        if not isinstance(order, Order) or game.refusal(order) is not None:
            break
        ways = isinstance(system, Ways) and order.to
        way = way_data(system.way_of(game.battle, order)) if ways and isinstance(system, Ways) else []
        told = sight.story.orders.say(order, game.state)
        line.append({"order": order_data(sight, order, game), "told": told, "way": way})
        game.apply(order)
    return line


# Going on from elsewhere


def branch_data(here: Visit, entry: int) -> Data:
    """A save of the game as it stood; what its dice come from stays here."""
    past = _past(here, entry, "en")
    try:
        game = past.game(entry)
        saved = to_saved(game, secret=True)
    except BROKEN:
        raise Problem(409, "That was ruled under other rules than today's") from None
    return {"entry": entry, "turn": game.state.turn, "save": written(saved)}


def what_if(
    here: Visit, entry: int, changes: list[Change], language: str, *, order: str = "", unit: str = ""
) -> Data:
    """The chance to win with and without the changes, and what other dice at this entry would have done."""
    past = _past(here, entry, language)
    try:
        game = past.game(entry)
        if changes and game.standing[1] is not None:
            game = past.game(decision_before(past, entry))
        other = _changed(here, game, changes, language)
        throws = other_throws(past, entry)
    except BROKEN:
        raise Problem(409, "That was ruled under other rules than today's") from None
    chance, sight = Chances(game.table, game.scenario.sides[0].id), _whole(here, other, language)
    return {
        "entry": entry,
        "side": chance.side,
        "before": round(chance.of(game.state), 4),
        "after": round(chance.of(other.state), 4),
        "odds": (_odds(game, order), _odds(other, order)) if order else None,
        "throws": [
            {"faces": one.faces, "fell": one.fell, "chance": round(one.chance, 4), "settled": one.settled}
            for one in throws
        ],
        "position": shown(sight, entry),
        "form": form_of(sight, unit) if unit else None,
    }


def _changed(here: Visit, game: Game, changes: list[Change], language: str) -> Game:
    try:
        for change in changes:
            game = changed(game, [fix_of(game, change.unit, change.set)])
    except IllegalOrder as refused:
        reason = SideView(here.match, here.seat, language).words.message(refused.reason)
        raise Problem(422, "The rules forbid it", reason, reason=reason, rule=refused.rule) from None
    return game


def _odds(game: Game, text: str) -> float | None:
    order, node = parse(text), game.node
    if not isinstance(order, Order) or not isinstance(node, Decision) or game.refusal(order) is not None:
        return None
    found = chances(game, game.battle, order, node.side)
    return None if found is None else round(float(Fraction(found.success)), 4)


def _whole(here: Visit, game: Game, language: str) -> SideView:
    """A position that never was, for whoever may see all of it."""
    match = Match(here.match.record, game, "", 0)
    return SideView(match, Seat(here.match.record.terms.sides), language)


def _past(here: Visit, entry: int, language: str) -> Past:
    sight = opened_up(here, language)
    if not 1 <= entry <= sight.sequence:
        raise Problem(404, "There is no such entry", f"the game has {sight.sequence} entries")
    return sight.past()
