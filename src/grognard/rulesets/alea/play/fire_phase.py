"""3.2.5, 3.2.6, 6. Defensive and offensive fire."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from grognard.core import events as ev
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script, ruling
from grognard.core.game.order import Order
from grognard.core.game.state import Piece
from grognard.core.game.system import DONE, Ask, PhaseRules
from grognard.core.messages import message
from grognard.hex.arc import bears_within, fronts
from grognard.rulesets.alea import fire as rulings
from grognard.rulesets.alea.cases import ArtilleryFire, Fire
from grognard.rulesets.alea.play import scenes
from grognard.rulesets.alea.play.aftermath import happen
from grognard.rulesets.alea.play.arrivals import rescue
from grognard.rulesets.alea.play.combat_specials import fire_range, fired_on
from grognard.rulesets.alea.play.position import Position, position, stack_facing
from grognard.rulesets.alea.play.sightlines import line_of_fire
from grognard.rulesets.alea.play.targets import enemy_hex

Shot = tuple[tuple[str, ...], int]
#: those of a hex, and those of the enemies in reach of it
Stacks = tuple[tuple[Piece, ...], ...]


class FirePhase(PhaseRules):
    """6. Fire, of the passive side first and of the active side then."""

    def __init__(self, phase: str) -> None:
        self.phase = phase

    def asks(self, battle: Battle) -> Ask | None:
        subjects = tuple(dict.fromkeys(unit for units, _target in shots(battle) for unit in units))
        return Ask(message("prompt-fire", phase=self.phase), subjects) if subjects else None

    def orders(self, battle: Battle, unit: str = "") -> Iterator[Order]:
        for units, target in shots(battle, unit):
            yield Order("fire", units, target=battle.board.grid.label(target))
        if not unit:
            yield DONE

    def check(self, battle: Battle, order: Order) -> None:
        if order == DONE:
            return
        if order.verb != "fire":
            super().check(battle, order)
        check_fire(battle, order)

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:
        rules, here, piece = battle.rules, position(battle), battle.piece(unit)
        if unit in here.roster.leaders:
            return None
        arm = here.card(unit).arm
        if piece.marker("fired") is not None:
            return rules.forbid("idle-fired", "6.2")
        if piece.marker("assault") is not None and not battle.step.phase.passive:
            return rules.forbid("idle-assaults", "6.2")
        if piece.state not in ("normal", "disorganized"):
            return rules.forbid("idle-state-fire", "6.1", state=piece.state)
        if arm == "artillery" and piece.formation != "deployed":
            return rules.forbid("idle-limbered", "6.1")
        if piece.marker("no-fire") is not None:
            return rules.forbid("idle-no-fire", "6.1")
        if not is_armed(here, piece):
            return rules.forbid("idle-unarmed", "6.1")
        return rules.forbid("idle-no-target", "6.6", range=reach_of(battle, (piece,)))

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        here = position(battle)
        target = battle.board.grid.cell_of(order.target)
        case = case_of(battle, order.units, target)
        rule = battle.rules.cite("6.2")
        struck = [piece.id for piece in here.stacks[target]]
        cell = battle.piece(order.units[0]).at
        under_fire = battle.rules.cite("8.9")
        battle.emit(
            *[ev.MarkerSet(unit, rule, "fire", marker="fired", value=order.target) for unit in order.units],
            *[ev.MarkerSet(unit, under_fire, "fire", marker="shot-at", value=1) for unit in struck],
        )
        fired_on(battle, struck)
        procedure = rulings.artillery_fire if isinstance(case, ArtilleryFire) else rulings.fire
        sides = {"target": here.side_at(target), "firer": battle.step.decides}
        events = yield from ruling(battle, procedure, case, sides)
        yield from happen(battle, events, (cell,))
        rescue(battle, target)


def case_of(
    battle: Battle, units: tuple[str, ...], target: int, *, whole: bool = True
) -> Fire | ArtilleryFire:
    """The case of a fire order, which the ruling and its odds are asked with. The top counter fires first."""
    here = position(battle)
    pieces = tuple(sorted((battle.piece(unit) for unit in units), key=lambda piece: piece.depth))
    if here.card(units[0]).arm == "artillery":
        phase = "defensive" if battle.step.phase.passive else "offensive"
        return scenes.artillery_fire(here, pieces, target, phase, whole=whole)
    return scenes.small_arms_fire(here, pieces, target, whole=whole)


# Who fires


def may_fire(battle: Battle, piece: Piece) -> bool:
    """6.1, 6.2, 1.18  Whether a counter may fire in this phase at all; 5.17 having moved is no matter."""
    # 6.2  Who assaults does not fire.
    assaults = piece.marker("assault") is not None and not battle.step.phase.passive
    return piece.marker("fired") is None and not assaults and is_armed(position(battle), piece)


def is_armed(here: Position, piece: Piece) -> bool:
    """6.1, 1.18  Whether a counter could fire as it stands, whatever it has done so far."""
    if piece.state not in ("normal", "disorganized"):
        return False
    card = here.card(piece.id)
    if card.arm == "artillery":
        return piece.formation == "deployed" and piece.marker("no-fire") is None
    return card.arm == "infantry" or (card.arm == "cavalry" and piece.formation == "guerrilla")


def shots(battle: Battle, lead: str = "") -> list[Shot]:
    """Every fire order open to the side: for each hex all that fire together, and each counter alone.

    All of them, or those that a counter leads.
    """
    return battle.known_of("shots", lead, lambda lead: list(_shots(battle, lead)), lambda shot: shot[0][0])


def _shots(battle: Battle, lead: str) -> Iterator[Shot]:
    here, state = position(battle), battle.state
    # What a hex can fire at stays so while others fire.
    frame = (state.turn, state.step, here.places)
    known: dict[int, tuple[Stacks, list[Shot]]] = battle.still_known("shots by hex", frame, dict)
    for cell in firing_hexes(battle, lead):
        stack = here.stacks[cell]
        within = in_reach(battle, cell, stack)
        if not within:
            continue
        stacks = (stack, *[here.stacks[other] for other in within])
        before = known.get(cell)
        if before is None or before[0] != stacks:
            before = known[cell] = (stacks, list(shots_of(battle, cell, stack)))
        yield from [shot for shot in before[1] if lead in ("", shot[0][0])]


def firing_hexes(battle: Battle, lead: str) -> list[int]:
    """The hexes of those who may have somebody in reach, or that of one counter, in the order of their cells.

    Whoever has no guns and no enemy next to him need not be asked.
    """
    here, side = position(battle), battle.step.decides
    hexes = here.hexes_of(side, lead)
    if battle.rules.number("fire.adjacent") > 1:
        return hexes
    near, guns = here.beside(here.roster.enemy[side]), here.cells_with("artillery", side)
    return [cell for cell in hexes if near[cell] or cell in guns]


def shots_of(battle: Battle, cell: int, stack: Iterable[Piece]) -> Iterator[Shot]:
    """The fire orders open to the counters of one hex."""
    here = position(battle)
    for group in firing_groups(here, [piece for piece in stack if may_fire(battle, piece)]):
        for target in targets(battle, cell, group):
            yield tuple([piece.id for piece in group]), target


def firing_groups(here: Position, able: list[Piece]) -> Iterator[list[Piece]]:
    """6.5, 6.6  The counters of one arm together, and where they are several each by itself."""
    for arm in ("infantry", "cavalry", "artillery"):
        group = [piece for piece in able if here.card(piece.id).arm == arm]
        if group:
            yield group
        if len(group) > 1:
            yield from ([piece] for piece in group)


def targets(battle: Battle, cell: int, group: list[Piece]) -> Iterator[int]:
    """The enemy hexes that a group may fire at, in order of their numbers; 7.23 chargers are no exception."""
    for target in sorted(in_reach(battle, cell, group)):
        if why_not(battle, group, target) is None:
            yield target


def in_reach(battle: Battle, cell: int, group: Iterable[Piece]) -> list[int]:
    """The enemy hexes near enough to some counters in a hex."""
    here, far = position(battle), reach_of(battle, group)
    enemy = here.roster.enemy[battle.step.decides]
    if far <= 1 and not here.beside(enemy)[cell]:
        return []
    if here.grid.within(cell, far).isdisjoint(here.cells_of(enemy)):
        return []
    held = here.held(enemy)
    return [other for other in here.grid.disk(cell, far) if held[other]]


def reach_of(battle: Battle, group: Iterable[Piece]) -> int:
    """6.1  How far a group can fire at most."""
    rules, cards = battle.rules, position(battle).roster.cards
    reach = rules.number("fire.adjacent")
    for piece in group:
        card = cards[piece.id]
        if card.arm == "artillery":
            reach = max(reach, int(rules.chart("artillery-range").at(str(card.cls), "range")))
    return reach


# At whom


def check_fire(battle: Battle, order: Order) -> None:
    """Refuse a shot that may not be fired."""
    rules, here = battle.rules, position(battle)
    for unit in order.units:
        if unit not in here.roster.cards or here.roster.side(unit) != battle.step.decides:
            raise rules.forbid("refuse-unit", "6.2", unit=unit)
        piece = battle.piece(unit)
        if piece.at < 0 or not may_fire(battle, piece):
            raise rules.forbid("refuse-cannot-fire", "6.1", unit=unit)
    pieces = [battle.piece(unit) for unit in order.units]
    if not pieces or len({p.at for p in pieces}) > 1 or len(set(order.units)) != len(pieces):
        raise rules.forbid("refuse-fire-together", "6.5")
    if len({here.card(p.id).arm == "artillery" for p in pieces}) > 1:
        raise rules.forbid("refuse-fire-together", "6.5")
    if order.to or order.facing or order.formation or order.option or order.by or order.path:
        raise rules.forbid("refuse-surplus", "3.2.6")
    refused = why_not(
        battle,
        sorted(pieces, key=lambda piece: piece.depth),
        enemy_hex(battle, order, battle.step.decides, "6.6"),
    )
    if refused is not None:
        raise refused


def why_not(battle: Battle, group: list[Piece], target: int) -> IllegalOrder | None:
    """6.6, 6.7, 6.9  Why a group may not fire at a hex: arc, range, line, or the ruling itself."""
    rules, here = battle.rules, position(battle)
    cell, grid = group[0].at, battle.board.grid
    distance = grid.distance(cell, target)
    if distance > min(reach_of(battle, group), fire_range(battle)):
        return rules.forbid("refuse-out-of-reach", "6.1", unit=group[0].id, hex=grid.label(target))
    if not bears(here, group, cell, target):
        return rules.forbid("refuse-out-of-arc", "6.6", unit=group[0].id, hex=grid.label(target))
    already = fired_before(battle, group, target)
    if already is not None:
        return already
    blocked = line_of_fire(here, cell, target)
    if blocked is not None:
        return rules.forbid(
            "refuse-no-line", blocked.rule, hex=grid.label(target), by=grid.label(blocked.cell)
        )
    case = case_of(battle, tuple(piece.id for piece in group), target, whole=False)
    try:
        if isinstance(case, ArtilleryFire):
            rulings.may_bombard(rules, case)
        else:
            rulings.may_fire(rules, case)
    except IllegalOrder as refused:
        return refused
    return None


def fired_before(battle: Battle, group: list[Piece], target: int) -> IllegalOrder | None:
    """6.5, 6.6  Counters of one hex and arm fire at a target together or not at all; only foot may split."""
    rules, here, label = battle.rules, position(battle), battle.board.grid.label(target)
    arm = here.card(group[0].id).arm
    mates = [piece for piece in here.stacks[group[0].at] if here.card(piece.id).arm == arm]
    struck = {written for piece in mates if isinstance(written := piece.marker("fired"), str)}
    if label in struck:
        return rules.forbid("refuse-fire-again", "6.5", hex=label)
    if struck and arm != "infantry":
        return rules.forbid("refuse-fire-split", "6.6")
    return None


def bears(here: Position, group: list[Piece], cell: int, target: int) -> bool:
    """6.6, 6.7  Whether a target lies in the front arc of a group."""
    facing = stack_facing(group)
    if facing is None:
        return True
    grid = here.grid
    if grid.distance(cell, target) == 1:
        return grid.direction(cell, target) in fronts(facing)
    return bears_within(facing, grid.hex(cell), grid.hex(target))
