"""4. Command and the maneuver check: one die for a leader's units, and what each may or must do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from grognard.core.events import (
    Event,
    FormationChanged,
    Found,
    MarkerPlaced,
    Retreated,
    StateChanged,
)
from grognard.core.legality import refuse
from grognard.core.messages import message
from grognard.core.procedure import Call, Flow, Resolution, read, roll
from grognard.core.rules import Rules
from grognard.core.tally import Tally
from grognard.dice import D10
from grognard.rulesets.liberators.cases import Checker, CheckingBattery, Leader, Maneuver
from grognard.rulesets.liberators.cells import inches
from grognard.rulesets.liberators.declaration import flank_faults
from grognard.rulesets.liberators.losses import fitness, lose_stands, stands_lost

Piece = Checker | CheckingBattery
IN, OUT = "in-command", "out-of-command"
#: 14.2  the marker of a stubborn unit that has had its first failure
STOOD_FAST = "stood fast"


def maneuver(rules: Rules, case: Maneuver) -> Flow[Resolution]:
    """4. The check of all units that one leader sets in motion."""
    pieces: tuple[Piece, ...] = (*case.troops, *case.guns)
    for piece in pieces:
        if piece.outflanked and isinstance(piece, Checker):
            refuse(flank_faults(rules, piece.id, piece.formation, "formations.all-round"))
    # 4.1, 4.2  Who is in command.
    commanded = tuple(piece for piece in pieces if is_in_command(rules, case, piece))
    events = yield from commanded_check(rules, case, commanded)
    # 4.4  Everyone else rolls for himself, without the leader's rating.
    return Resolution(
        tuple(events),
        tuple(
            Call(check_alone, (piece, case.losses, case.key_positions_lost))
            for piece in pieces
            if piece not in commanded
        ),
    )


def commanded_check(rules: Rules, case: Maneuver, commanded: tuple[Piece, ...]) -> Flow[list[Event]]:
    """4.4  One die for all units in command, each with its own modifiers and row."""
    if not commanded:
        return []
    tallies = [
        modifiers(rules, piece, case.leader, case.losses, case.key_positions_lost) for piece in commanded
    ]
    rule = rules.cite("4.4")
    if len(commanded) == 1:
        ask = message("ask-maneuver", unit=commanded[0].id)
        die = yield from roll(D10, rule, ask, tallies[0], IN, effect_column(commanded[0]))
        return [*effects(rules, commanded[0], IN, die + tallies[0].total)]
    die = yield from roll(D10, rule, message("ask-maneuver-group"))
    events: list[Event] = []
    for piece, tally in zip(commanded, tallies, strict=True):
        ask = message("ask-maneuver", unit=piece.id)
        yield from read(rules.chart("maneuver"), IN, tally, die, rule, ask, effect_column(piece))
        events += effects(rules, piece, IN, die + tally.total)
    return events


def check_alone(rules: Rules, piece: Piece, losses: str, key_positions: int) -> Flow[Resolution]:
    """4.4  A unit out of command."""
    tally = modifiers(rules, piece, None, losses, key_positions)
    ask = message("ask-maneuver-alone", unit=piece.id)
    die = yield from roll(D10, rules.cite("4.4"), ask, tally, OUT, effect_column(piece))
    return Resolution(tuple(effects(rules, piece, OUT, die + tally.total)))


def is_in_command(rules: Rules, case: Maneuver, piece: Piece) -> bool:
    """4.1  Within the radius of the leader, or 4.2 in the march column he heads."""
    if case.leader is None:
        return False
    limbered = isinstance(piece, CheckingBattery) and piece.limbered
    marching = limbered or (isinstance(piece, Checker) and piece.formation == "march-column")
    led = Led(piece.id, piece.distance, piece.sight, piece.in_column and marching)
    return is_led(rules, case.leader, led, twilight=case.twilight)


class Led(NamedTuple):
    """All that counts of a unit when it is asked who commands it."""

    id: str
    #: inches to the leader, and what lies between
    distance: int
    sight: str
    #: 4.2  marching in the column that the leader heads
    marches: bool


def is_led(rules: Rules, leader: Leader, unit: Led, *, twilight: bool) -> bool:
    """4.1, 4.2  Whether a leader commands a unit."""
    if leader.attached_to == unit.id or (leader.attached_to is not None and unit.marches):
        return True
    return unit.distance <= command_radius(rules, leader, unit.sight, twilight=twilight)


def command_radius(rules: Rules, leader: Leader, sight: str, *, twilight: bool) -> int:
    """4.1  Inches over which a leader commands whom he sees so."""
    # 10.4  Twilight and fog shorten the radius as fields do.
    hindered = twilight or sight == "fields" or leader.attached_to is not None or not leader.mounted
    # 14.5  So does a quarrel.
    hindered = hindered or leader.hampered
    return inches(rules.chart("command-radius").at("hindered" if hindered else "clear", "inches"))


def modifiers(rules: Rules, piece: Piece, leader: Leader | None, losses: str, key_positions: int) -> Tally:
    """4.5  Everything that counts; the leader only for units in his command."""
    tally = rules.tally("maneuver")
    if leader is not None:
        tally.add(f"leader.{leader.rating}")
    # 4.5  An attached leader or a brave colonel, once.
    brave = isinstance(piece, Checker) and piece.brave_colonel
    tally.add_if(brave or (leader is not None and leader.attached_to == piece.id), "leader.attached")
    tally.add(f"quality.{piece.quality}")
    steady = piece.linear_cover
    if isinstance(piece, Checker):
        # 1.4  Fresh, Worn or Spent: troops only.
        tally.add(fitness(rules, piece.effectiveness, piece.begun, piece.stands))
        tally.add_if(piece.gaucho, "gaucho")
        tally.add_if(piece.formation in rules.listed("formations.skirmishing"), "skirmisher")
        # 14.8  Tired troops.
        tally.add_if(piece.tired, "tired")
        steady = steady or piece.formation in rules.listed("formations.steady")
        broken = piece.order == "broken"
    else:
        tally.add_if(piece.trained, "battery")
        steady = steady or piece.limbered
        broken = False
    tally.add_if(steady, "formation")
    tally.add_if(piece.outflanked or broken, "outflanked-or-broken")
    # 4.7  The army's losses, 4.8 its key positions.
    tally.add_if(losses == "heavy", "heavy-casualties")
    tally.add_if(losses == "greater", "greater-losses")
    tally.add("key-position", times=key_positions)
    tally.add_if(piece.british, "british")
    return tally


def effect_column(piece: Piece) -> str:
    """8.1  Disordered and broken troops have a column of their own: it is all the morale there is."""
    ordered = isinstance(piece, CheckingBattery) or piece.order == "good-order"
    return "good-order" if ordered else "disordered"


def effects(rules: Rules, piece: Piece, column: str, result: int) -> Iterator[Event]:
    """4.9, 4.10  The effect of a die result on a unit in its order."""
    chart = rules.chart("maneuver")
    order = effect_column(piece)
    code = chart.at(chart.row_for(column, result).id, order)
    rule = rules.cite("4.9" if order == "good-order" else "4.10")
    yield Found(piece.id, rule, "maneuver", what="result", value=code)
    if isinstance(piece, Checker):
        if piece.stubborn and code in rules.listed("stubborn.over"):
            # 14.2  The first failure of a stubborn unit is none.
            yield MarkerPlaced(piece.id, rules.cite("14.2"), code, marker=STOOD_FAST)
            code = str(rules.fact("stubborn.reads"))
        yield from troop_effects(rules, piece, code, result)
    else:
        yield from gun_effects(rules, piece, code)


def troop_effects(rules: Rules, unit: Checker, code: str, result: int) -> Iterator[Event]:
    """What troops may or must do."""
    tags = troop_tags(rules, unit)
    holding = "holding" in tags
    if code in ("Rally with Elan", "Rally"):
        # 4.13  Good order again.
        yield StateChanged(unit.id, rules.cite("4.13"), code, state="good-order")
    elif code == "Wavering":
        # 4.13  Broken troops become disordered, the others stay so.
        yield StateChanged(unit.id, rules.cite("4.13"), code, state="disordered")
    if code in ("Rally", "Wavering") and not holding:
        yield Retreated(unit.id, rules.cite("4.13"), code, how="out of close range")
    elif code == "Fall Back" and not holding:
        # 4.14  Out of close range, disordered.
        yield StateChanged(unit.id, rules.cite("4.14"), code, state="disordered")
        yield Retreated(unit.id, rules.cite("4.14"), code, how="out of close range")
    elif code in ("Panic", "Rout"):
        # 4.15  A full retreat, broken; 4.16 with stands lost in a rout.
        yield from rout(rules, unit, code, result)
    yield from allowed(rules, unit.id, "troops", code, tags)


def rout(rules: Rules, unit: Checker, code: str, result: int) -> Iterator[Event]:
    """4.15, 4.16  Panic and rout."""
    if code == "Rout":
        below = rules.number("maneuver.rout-below")
        lost = rules.number("maneuver.rout-stands") + max(0, below - result)
        yield from lose_stands(rules, unit, lost, rules.cite("4.16"), code)
        if lost >= unit.stands:
            return
    yield StateChanged(unit.id, rules.cite("4.15"), code, state="broken")
    yield Retreated(unit.id, rules.cite("4.15"), code, how="full retreat")


def gun_effects(rules: Rules, guns: CheckingBattery, code: str) -> Iterator[Event]:
    """4.14, 4.15  Guns that fall back or panic drive off, or are lost; the others may maneuver."""
    if code == "Panic" or (code == "Fall Back" and guns.close_range and not guns.fortified):
        rule = rules.cite("4.15" if code == "Panic" else "4.14")
        heavy = guns.gun in rules.listed("guns.heavy") and not guns.limbered
        fixed = guns.carriage == "fixed"
        if heavy or (fixed and code == "Panic"):
            yield from stands_lost(rules, guns.id, None, guns.stands, 0, rule, code)
            return
        if guns.silenced < guns.stands:
            yield MarkerPlaced(guns.id, rule, code, marker="silenced", count=guns.stands - guns.silenced)
        if not fixed:
            if not guns.limbered:
                yield FormationChanged(guns.id, rule, code, formation="limbered")
            yield Retreated(guns.id, rule, code, how="full retreat")
        return
    yield from allowed(rules, guns.id, "guns", code, gun_tags(rules, guns))


def allowed(rules: Rules, id: str, kind: str, code: str, tags: frozenset[str]) -> Iterator[Event]:
    """4.12  The maneuvers that an effect opens to this unit, or holding and firing at most."""
    opens = rules.fact("maneuver.opens").get(code)
    if opens is not None:
        lines = rules.fact(f"maneuver.{kind}.{opens}")
        listed = ", ".join(line for line, needs in lines.items() if tags.issuperset(needs))
        yield Found(id, rules.cite("4.12"), code, what="maneuvers", value=listed or "hold")
    elif code == "Fall Back" and "holding" in tags:
        yield Found(id, rules.cite("4.14"), code, what="maneuvers", value="hold-and-fire")


def troop_tags(rules: Rules, unit: Checker) -> frozenset[str]:
    """4.13  What the lists ask of troops; out of close range, in square or fortified they hold."""
    square = unit.formation in rules.listed("formations.square")
    holding = not unit.close_range or unit.fortified or square
    return frozenset(
        {unit.arm, "low-on-ammo" if unit.low_ammo else "", "holding" if holding else ""},
    )


def gun_tags(rules: Rules, guns: CheckingBattery) -> frozenset[str]:
    """8.3  What the lists of maneuvers ask of guns; silenced ones may rally, damaged ones never mend."""
    tags = {
        "limbered" if guns.limbered else "unlimbered",
        "single" if guns.stands == rules.number("guns.single") else "several",
        "ready" if guns.silenced < guns.stands else "all-silenced",
        "fixed" if guns.carriage == "fixed" else "mobile",
        "silenced" if guns.silenced else "",
        "low-on-ammo" if guns.low_ammo else "",
        "light-carriage" if guns.gun in rules.listed("guns.light-carriage") else "",
        "holding",
    }
    return frozenset(tags)
