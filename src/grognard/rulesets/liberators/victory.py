"""7. Charges: what the side that won does next."""

from __future__ import annotations

import msgspec

from grognard.core.events import Advanced, Event, Found, HexHeld, Retreated
from grognard.core.messages import message
from grognard.core.procedure import Flow, Resolution, call, choose, roll
from grognard.core.rules import Rules
from grognard.dice import D10
from grognard.rulesets.liberators.bodies import Body, Side, disordered, lead
from grognard.rulesets.liberators.cases import ReignIn
from grognard.rulesets.liberators.defeat import BEATEN, ROUTED, Defeat

REINED_IN, BREAKTHROUGH = "reined in", "breakthrough"


class Victory(msgspec.Struct, frozen=True):
    """The winners afterwards; `goes_on` while a breakthrough has still to be fought."""

    side: Side
    events: tuple[Event, ...]
    goes_on: bool = False


def reign_in(rules: Rules, case: ReignIn) -> Flow[Resolution]:
    """7.21  A reign-in check by itself."""
    result = yield from reining(rules, case.id, case.quality)
    return Resolution((Found(case.id, rules.cite("7.21"), what="reign-in", value=result),))


def reining(rules: Rules, id: str, quality: str) -> Flow[str]:
    """7.21  The score of its quality or less holds the cavalry."""
    score = int(rules.chart("cavalry-reign-in").at("score", quality))
    die = yield from roll(D10, rules.cite("7.21"), message("ask-reign-in", unit=id, score=score))
    return REINED_IN if die <= score else BREAKTHROUGH


def attackers_win(rules: Rules, side: Side, ground: str, defeat: Defeat, held: bool) -> Flow[Victory]:
    """7.19-7.23  The attackers go back, carry the position, recall or break through."""
    if held:
        return (yield from thrown_back(rules, side, ground, defeat))
    first = lead(side)
    if not defeat.second and first.gaucho:
        # 10.1  Gauchos may always recall.
        answer = yield from choose(
            "attacker.gaucho-recall", "attacker", ("yes", "no"), rules.cite("10.1"), first.id
        )
        if answer == "yes":
            return carried(rules, side, ground, defeat, recalling=True)
    if defeat.second:
        return carried(rules, side, ground, defeat)
    if defeat.severity == ROUTED:
        # 7.23  Compulsory when the enemy is swept away.
        return broken_through(rules, side, "7.23", defeat)
    if defeat.severity == BEATEN and first.mounted:
        # 7.21  Cavalry that drives its enemy back has to be reined in.
        result = yield from call(reining, first.id, first.quality)
        found = Found(first.id, rules.cite("7.21"), defeat.code, what="reign-in", value=result)
        if result == BREAKTHROUGH:
            won = broken_through(rules, side, "7.21", defeat)
        else:
            options = ("carry",) if first.gaucho else ("carry", "recall")
            answer = options[0]
            if len(options) > 1:
                answer = yield from choose(
                    "attacker.follow-up", "attacker", options, rules.cite("7.21"), first.id
                )
            won = carried(rules, side, ground, defeat, recalling=answer == "recall")
        return msgspec.structs.replace(won, events=(found, *won.events))
    return carried(rules, side, ground, defeat)


def thrown_back(rules: Rules, side: Side, ground: str, defeat: Defeat) -> Flow[Victory]:
    """7.20  Two inches back from works or a square; cavalry may recall in good order."""
    able = [body for body in side if body.mounted and not defeat.second]
    recalling = False
    if able:
        answer = yield from choose(
            "attacker.recall", "attacker", ("yes", "no"), rules.cite("7.20"), able[0].id
        )
        recalling = answer == "yes"
    after: list[Body] = []
    moves: list[Event] = []
    for body in side:
        recalled = recalling and body.mounted
        after.append(body if recalled else tired(body, ground, defeat.second))
        how = "recall" if recalled else str(rules.fact("charge.retreat.pushed"))
        moves.append(Retreated(body.id, rules.cite("7.20"), defeat.code, how=how))
    return Victory(tuple(after), (*moves, HexHeld("defender", rules.cite("7.20"), defeat.code)))


def carried(rules: Rules, side: Side, ground: str, defeat: Defeat, recalling: bool = False) -> Victory:
    """7.19  The position is carried; recalling cavalry leaves it to those on foot, or to nobody."""
    moves: list[Event] = []
    staying = False
    for body in side:
        if recalling and body.mounted:
            moves.append(Retreated(body.id, rules.cite("7.21"), defeat.code, how="recall"))
        else:
            staying = True
            moves.append(Advanced(body.id, rules.cite("7.19"), defeat.code, how="carry the position"))
    holder = HexHeld("attacker" if staying else "nobody", rules.cite("7.19"), defeat.code)
    return Victory(tuple(tired(body, ground, defeat.second) for body in side), (*moves, holder))


def broken_through(rules: Rules, side: Side, rule: str, defeat: Defeat) -> Victory:
    """7.23  Half a move towards the nearest enemy; 7.19 disorder waits until the charge has ended."""
    moves = (Advanced(body.id, rules.cite(rule), defeat.code, how="breakthrough") for body in side)
    return Victory(side, (*moves, HexHeld("attacker", rules.cite(rule), defeat.code)), goes_on=True)


def tired(body: Body, ground: str, second: bool) -> Body:
    """7.19  Disordered by bad ground, as cavalry, or by a second combat."""
    return disordered(body) if ground != "open" or body.mounted or second else body


def defenders_win(rules: Rules, side: Side, defeat: Defeat) -> Flow[Victory]:
    """7.17, 7.22  The defenders hold, cavalry disordered; a counter charge may run on."""
    after = tuple(disordered(body) if body.mounted else body for body in side)
    hold = HexHeld("defender", rules.cite("7.17"), defeat.code)
    chargers = tuple(body for body in after if body.counter_charging)
    if not chargers:
        return Victory(after, (hold,))
    first = lead(chargers)
    rule = rules.cite("7.22")
    if first.gaucho:
        # 10.1  Gauchos may recall without a check.
        answer = yield from choose(
            "defender.gaucho-recall", "defender", ("yes", "no"), rules.cite("10.1"), first.id
        )
        if answer == "yes":
            return Victory(after, tuple(gone(rules, after, chargers, defeat)))
    result = yield from call(reining, first.id, first.quality)
    found = Found(first.id, rule, defeat.code, what="reign-in", value=result)
    if result == BREAKTHROUGH:
        moves = tuple(Advanced(body.id, rule, defeat.code, how="follow up") for body in chargers)
        return Victory(after, (found, *moves, hold))
    answer = yield from choose("defender.follow-up", "defender", ("hold", "carry", "recall"), rule, first.id)
    if answer == "recall":
        return Victory(after, (found, *gone(rules, after, chargers, defeat)))
    if answer == "carry":
        moves = tuple(Advanced(body.id, rule, defeat.code, how="carry the position") for body in chargers)
        return Victory(after, (found, *moves, hold))
    return Victory(after, (found, hold))


def gone(rules: Rules, side: Side, chargers: Side, defeat: Defeat) -> tuple[Event, ...]:
    """7.22  Counter chargers recall; the others keep the ground, if there are any."""
    rule = rules.cite("7.22")
    holder = "defender" if len(side) > len(chargers) else "nobody"
    moves = (Retreated(body.id, rule, defeat.code, how="recall") for body in chargers)
    return (*moves, HexHeld(holder, rule, defeat.code))
