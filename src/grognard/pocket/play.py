"""Playing without a server: what may be asked of a game, and what changes it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from grognard.ai.levels import levels
from grognard.ai.titles import level_title
from grognard.answers.ahead import Ahead
from grognard.core.errors import BadCase, Fault, IllegalOrder
from grognard.core.game.order import parse
from grognard.core.game.settlement import Draw, Resign
from grognard.core.game.undo import last_input, last_to_act
from grognard.core.messages import LANGUAGES
from grognard.pocket.games import Games
from grognard.pocket.library import Lang
from grognard.pocket.thinker import Stopped
from grognard.server.case_answers import Detail, cards_of, odds_in_game
from grognard.server.fix_form import fix_of, form_of
from grognard.server.grouping import formations
from grognard.server.match import Batch, giving, settling, taking_back
from grognard.server.problems import Problem
from grognard.server.proposing import agrees_at_once, check_drawn, check_going_on
from grognard.server.replies import advice as hints
from grognard.server.replies import group, joint_acts, layers, looking_back, pictures, placing, play, staff
from grognard.server.replies.odds import asked_for, foreseen, leads, sentence
from grognard.server.retelling import tell
from grognard.server.seats import Visit
from grognard.server.side_view import SideView
from grognard.server.undoing import undo_foreseen

Data = dict[str, Any]

#: what belongs to the state of a game where nobody else sits at it
_ALONE: Data = {
    "clock": None,
    "lines": 0,
    "unread": None,
    "rematch": None,
    "in_line": None,
    "may_reseat": [],
}


def state(games: Games, here: Visit, lang: Lang = "en") -> Data:
    games.look(here.match)
    return {**play.state_data(here, [], lang), **_ALONE}


def counters(here: Visit, lang: Lang = "en") -> Data:
    return {"counters": pictures.drawn(SideView(here.match, here.seat, lang))}


def orders(here: Visit, unit: str = "", whose: Literal["all", "nobody"] = "all", lang: Lang = "en") -> Data:
    return play.orders_data(here, unit, lang, nobodys=whose == "nobody")


def way(here: Visit, unit: str, through: str, lang: Lang = "en") -> Data:
    return play.way_through(here, unit, through.split(), lang)


def check(here: Visit, given: str, lang: Lang = "en") -> Data:
    return play.checked(here, given, lang)


def ending(here: Visit, lang: Lang = "en") -> Data:
    return play.ending(here, lang)


def muster(here: Visit, order: str, lang: Lang = "en") -> Data:
    return joint_acts.muster_data(here, order, lang)


async def log(games: Games, here: Visit, after: int = 0, lang: Lang = "en") -> Data:
    kept = await games.entries(here.match, after)
    return {"entries": tell(here.match, here.seat, lang, kept)}


async def give(games: Games, here: Visit, given: str, sequence: int, key: str, lang: Lang = "en") -> Data:
    """Give an order, an answer or a throw. The same key again gets the first answer."""
    read = parse(given)
    try:
        kept = await games.advance(
            here.match, giving(read, here.seat.sides, here.match.record), sequence, key
        )
    except IllegalOrder as refused:
        raise play.refused_input(here, read, refused, lang) from None
    (entry,) = tell(here.match, here.seat, lang, kept[:1])
    return play.accepted(entry)


# Deciding


def odds(here: Visit, order: str, lang: Lang = "en", detail: Detail = "full") -> Data:
    given = parse(order)
    ahead = foreseen(here, given, lang)
    if not ahead:
        return {"odds": None}
    found = odds_in_game(*asked_for(here, ahead, lang, detail))
    return {**found, "told": sentence(here, given, lang)}


def answers(here: Visit, lang: Lang = "en") -> Data:
    return {"answers": leads(here, lang)}


def layer_cards(here: Visit, lang: Lang = "en") -> Data:
    return {"layers": layers.layer_cards(here, lang)}


def layer(here: Visit, layer: str, side: str = "", unit: str = "", hex: str = "", lang: Lang = "en") -> Data:
    return layers.layer_data(here, layer, {"side": side, "unit": unit, "hex": hex}, lang)


def threats(here: Visit, unit: str = "", hex: str = "", lang: Lang = "en") -> Data:
    found, more, onlooker = layers.dangers(here, unit, hex, lang)
    ruleset = here.match.record.terms.ruleset
    cards = cards_of(ruleset, tuple(one.ruling for one in found), lang, onlooker)
    return layers.threats_data(here, found, more, cards, lang)


def reach(here: Visit, unit: str, lang: Lang = "en") -> Data:
    return placing.reach_data(here, unit, lang)


def placement(here: Visit, order: str, free: Literal["yes", "no"] = "no", lang: Lang = "en") -> Data:
    return placing.placement_data(here, order, free == "yes", lang)


def placement_odds(here: Visit, order: str, target: str, lang: Lang = "en", detail: Detail = "full") -> Data:
    shot = placing.shot_from(here, order, target, lang)
    if shot is None:
        return {"odds": None}
    return odds_in_game(*asked_for(here, (Ahead(*shot),), lang, detail))


async def advice(games: Games, here: Visit, lang: Lang = "en") -> Data:
    """What the strongest level would do in one's place."""
    hints.check_alone(here)
    sequence, side, save = hints.as_seen(here, lang)
    best = tuple(levels())[-1]
    said = await thought(games, "advice", save, best, LANGUAGES)
    data = hints.advice_data(here, side, sequence, said[lang], lang)
    return {"sequence": sequence, "player": level_title(best, lang), **data}


async def propose(
    games: Games,
    here: Visit,
    units: str = "",
    scope: Literal["phase", "turn"] = "phase",
    lang: Lang = "en",
) -> Data:
    """How the strongest level would finish the phase, or go on until somebody else has to act."""
    hints.check_alone(here)
    named = staff.named_units(here, units.split(), lang)
    sequence, _side, save = hints.as_seen(here, lang)
    best = tuple(levels())[-1]
    found = await thought(games, "staff", save, best, named, scope == "turn", LANGUAGES)
    data = staff.staff_data(here, sequence, found, lang)
    return {**data, "player": level_title(best, lang)}


async def thought(games: Games, job: str, *given: Any) -> Any:
    try:
        return await games.thinker.ask(job, *given)
    except Stopped:
        raise Problem(409, "The game has gone on meanwhile") from None


# Orders to several


def list_formations(here: Visit, lang: Lang = "en") -> Data:
    return {"formations": formations(SideView(here.match, here.seat, lang))}


def share(here: Visit, units: str = "", lang: Lang = "en") -> Data:
    return group.shared_data(here, units.split(), lang)


def wish(
    here: Visit,
    want: Literal["march", "alike", "same"],
    units: list[str] | None = None,
    goal: str = "",
    like: str = "",
    lang: Lang = "en",
) -> Data:
    return group.grouped(here, want, units or [], goal, like, lang)


async def give_all(
    games: Games,
    here: Visit,
    given: list[str],
    sequence: int,
    key: str,
    through_dice: bool = False,
    onward: bool = False,
    lang: Lang = "en",
) -> Data:
    """Give orders one after another, each an entry of its own, up to the first that is refused."""
    read, record = [parse(one) for one in given], here.match.record
    batch = Batch(read, here.seat.sides, record, through_dice=through_dice, onward=onward)
    try:
        kept = await games.advance(here.match, batch, sequence, key)
    except IllegalOrder as refused:
        raise play.refused_problem(SideView(here.match, here.seat, lang), refused) from None
    return group.given_data(here, batch, tell(here.match, here.seat, lang, kept), lang)


# Looking back


def position(here: Visit, entry: int | None = None, lang: Lang = "en") -> Data:
    return looking_back.position_data(here, entry, lang)


def ruling(here: Visit, entry: int | None = None, lang: Lang = "en") -> Data:
    return looking_back.ruling_data(here, entry, lang)


async def report(games: Games, here: Visit, lang: Lang = "en") -> Data:
    """Result, losses, strength by turn and turning points; at the end what luck did, too."""
    told = None
    if here.match.is_over:
        told = await thought(games, "strokes", looking_back.measured_save(here))
    return looking_back.report_of(here, lang, told)


# Settling


async def undo(games: Games, here: Visit, consent: bool = False, key: str = "", lang: Lang = "en") -> Data:
    """Take one's last input back; `consent` is that of the other side, which is oneself or a computer."""
    if key and games.by_key(here.match, key):
        return _done(here)
    by, agreed = _who(here, consent)
    try:
        if not await _undone_together(games, here, by, key):
            await games.advance(here.match, taking_back(by, agreed), key=key, reopens=True)
    except IllegalOrder as refused:
        words = SideView(here.match, here.seat, lang).words
        raise Problem(422, "The rules forbid it", words.message(refused.reason)) from None
    return _done(here)


def _who(here: Visit, consent: bool) -> tuple[str, str]:
    """Who takes back, and who consents."""
    own = here.seat.sides
    if len(own) == 1:
        return own[0], agrees_at_once(here) if consent else ""
    by = last_to_act(SideView(here.match, here.seat).game)
    return by, next(side for side in own if side != by) if consent else ""


async def _undone_together(games: Games, here: Visit, by: str, key: str) -> bool:
    """Take back in one step what was given together, if no die fell and nobody else acted meanwhile."""
    last = last_input(SideView(here.match, here.seat).game, by)
    first = games.batch_at(here.match, last)
    if first >= last:
        return False
    try:
        await games.advance(here.match, taking_back(by, "", first - 1), key=key, reopens=True)
    except IllegalOrder:
        return False
    return True


def undo_preview(here: Visit, lang: Lang = "en") -> Data:
    return undo_foreseen(here, lang)


async def draw(games: Games, here: Visit) -> Data:
    """The other side is oneself, or a computer, who agrees unless it stands better."""
    check_going_on(here)
    check_drawn(here)
    await games.advance(here.match, settling(here.seat.sides[0], Draw(agrees_at_once(here))))
    return _done(here)


async def resign(games: Games, here: Visit, side: str | None = None) -> Data:
    own = here.seat.sides
    given_up = side or own[0]
    if given_up not in own or (side is None and len(own) > 1):
        raise BadCase([Fault("side", "expected a side that you play", own)])
    await games.advance(here.match, settling(given_up, Resign(given_up)))
    return _done(here)


def fix_form(here: Visit, unit: str, lang: Lang = "en") -> Data:
    return form_of(SideView(here.match, here.seat, lang), unit)


async def fix(
    games: Games,
    here: Visit,
    unit: str = "",
    set: dict[str, str | int] | None = None,
    lang: Lang = "en",
) -> Data:
    check_going_on(here)
    own, seen = here.seat.sides[0], here.match.sequence
    game = SideView(here.match, here.seat).game
    agreed = msgspec.structs.replace(fix_of(game, unit, set or {}), consent=agrees_at_once(here))
    try:
        await games.advance(here.match, settling(own, agreed), seen)
    except IllegalOrder as refused:
        reason = SideView(here.match, here.seat, lang).words.message(refused.reason)
        raise Problem(422, "The rules forbid it", reason, reason=reason, rule=refused.rule) from None
    return _done(here)


def _done(here: Visit) -> Data:
    return {"done": True, "sequence": here.match.sequence, "waiting": None}
