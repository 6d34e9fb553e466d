"""7. Charges: what the side that won does next."""

from __future__ import annotations

import msgspec

from grognard.core.events import Advanced, Event, Found, Retreated
from grognard.core.messages import message
from grognard.core.procedure import Flow, Resolution, call, choose, roll_at_most
from grognard.core.rules import Rules
from grognard.dice import D10
from grognard.rulesets.liberators.bodies import Body, Side, disordered, lead
from grognard.rulesets.liberators.cases import ReignIn
from grognard.rulesets.liberators.defeat import BEATEN, ROUTED, Defeat

REINED_IN, BREAKTHROUGH = "reined in", "breakthrough"


class Victory(msgspec.Struct, frozen=True):
    """The winners afterwards."""

    #: those whose charge has ended
    side: Side
    events: tuple[Event, ...]
    holder: str
    #: the paragraph by which the holder holds the ground
    rule: str
    #: those who break through
    onward: Side = ()


def reign_in(rules: Rules, case: ReignIn) -> Flow[Resolution]:
    """7.21  A reign-in check by itself."""
    result = yield from reining(rules, case.id, case.quality)
    return Resolution((Found(case.id, rules.cite("7.21"), what="reign-in", value=result),))


def reining(rules: Rules, id: str, quality: str) -> Flow[str]:
    """7.21  The score of its quality or less holds the cavalry."""
    score = int(rules.chart("cavalry-reign-in").at("score", quality))
    held = yield from roll_at_most(
        D10, score, rules.cite("7.21"), message("ask-reign-in", unit=id, score=score)
    )
    return REINED_IN if held else BREAKTHROUGH


def attackers_win(rules: Rules, side: Side, ground: str, defeat: Defeat, held: bool) -> Flow[Victory]:
    """The attackers go back, carry the position, recall or break through."""
    if held:
        return (yield from thrown_back(rules, side, ground, defeat))
    if defeat.second:
        return followed_up(rules, side, ground, defeat)
    # 10.1  Gauchos may always recall.
    gone = yield from gauchos_recall(rules, side, "attacker")
    staying = tuple(body for body in side if body not in gone)
    if defeat.severity == ROUTED:
        # 7.23  Compulsory when the enemy is swept away.
        return followed_up(rules, side, ground, defeat, gone, staying)
    horse = tuple(body for body in staying if body.mounted)
    if defeat.severity != BEATEN or not horse:
        return followed_up(rules, side, ground, defeat, gone)
    # 7.21  Cavalry that drives its enemy back has to be reined in.
    first = lead(horse)
    result = yield from call(reining, first.id, first.quality)
    found = Found(first.id, rules.cite("7.21"), defeat.code, what="reign-in", value=result)
    if result == BREAKTHROUGH:
        return followed_up(rules, side, ground, defeat, gone, horse, found)
    free = tuple(body for body in horse if not body.gaucho)
    if free:
        rule = rules.cite("7.21")
        options = ("carry", "recall")
        answer = yield from choose("attacker.follow-up", "attacker", options, rule, lead(free).id)
        gone = (*gone, *free) if answer == "recall" else gone
    return followed_up(rules, side, ground, defeat, gone, (), found)


def gauchos_recall(rules: Rules, side: Side, who: str) -> Flow[Side]:
    """10.1  The gauchos of the side that won, if they recall."""
    gauchos = tuple(body for body in side if body.gaucho)
    if not gauchos:
        return ()
    rule = rules.cite("10.1")
    answer = yield from choose(f"{who}.gaucho-recall", who, ("yes", "no"), rule, lead(gauchos).id)
    return gauchos if answer == "yes" else ()


def followed_up(
    rules: Rules,
    side: Side,
    ground: str,
    defeat: Defeat,
    gone: Side = (),
    onward: Side = (),
    found: Found | None = None,
) -> Victory:
    """7.19, 7.21, 7.23  Some recall, some break through, the others carry the position."""
    moves: list[Event] = [] if found is None else [found]
    after: list[Body] = []
    for body in side:
        if body in onward:
            continue
        if body in gone:
            rule = rules.cite("10.1" if body.gaucho else "7.21")
            moves.append(Retreated(body.id, rule, defeat.code, how="recall"))
        else:
            moves.append(Advanced(body.id, rules.cite("7.19"), defeat.code, how="carry the position"))
        after.append(tired(body, ground, defeat.second))
    holder = "attacker" if len(gone) < len(side) else "nobody"
    return Victory(tuple(after), tuple(moves), holder, "7.23" if onward else "7.19", onward)


def thrown_back(rules: Rules, side: Side, ground: str, defeat: Defeat) -> Flow[Victory]:
    """7.20  Two inches back from works or a square; cavalry may recall in good order."""
    able = [body for body in side if body.mounted and not defeat.second]
    rule = rules.cite("7.20")
    recalling = False
    if able:
        answer = yield from choose("attacker.recall", "attacker", ("yes", "no"), rule, able[0].id)
        recalling = answer == "yes"
    after: list[Body] = []
    moves: list[Event] = []
    for body in side:
        recalled = recalling and body.mounted
        after.append(body if recalled else tired(body, ground, defeat.second))
        how = "recall" if recalled else str(rules.fact("charge.retreat.pushed"))
        moves.append(Retreated(body.id, rule, defeat.code, how=how))
    return Victory(tuple(after), tuple(moves), "defender", "7.20")


def tired(body: Body, ground: str, second: bool) -> Body:
    """7.19  Disordered by bad ground, as cavalry, or by a second combat."""
    return disordered(body) if ground != "open" or body.mounted or second else body


def defenders_win(rules: Rules, side: Side, defeat: Defeat) -> Flow[Victory]:
    """7.17, 7.22  The defenders hold, cavalry disordered; a counter charge may run on."""
    after = tuple(disordered(body) if body.mounted else body for body in side)
    # 10.1  Gauchos may recall without a check.
    gone: Side = ()
    moves: list[Event] = []
    if not defeat.second:
        gone = yield from gauchos_recall(rules, after, "defender")
        moves += [Retreated(body.id, rules.cite("10.1"), defeat.code, how="recall") for body in gone]
    chargers = tuple(body for body in after if body.counter_charging and body not in gone)
    rule = rules.cite("7.22")
    if chargers:
        first = lead(chargers)
        result = yield from call(reining, first.id, first.quality)
        moves.append(Found(first.id, rule, defeat.code, what="reign-in", value=result))
        how = "follow up"
        if result == REINED_IN:
            options = ("hold", "carry", "recall")
            how = yield from choose("defender.follow-up", "defender", options, rule, first.id)
        if how == "recall":
            gone = (*gone, *chargers)
            moves += [Retreated(body.id, rule, defeat.code, how="recall") for body in chargers]
        elif how != "hold":
            how = "carry the position" if how == "carry" else how
            moves += [Advanced(body.id, rule, defeat.code, how=how) for body in chargers]
    holder = "defender" if len(gone) < len(after) else "nobody"
    return Victory(after, tuple(moves), holder, "7.22" if gone else "7.17")
