"""3.2.5, 3.2.6, 6. Defensive and offensive fire."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import chain

from grognard.core import events as ev
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script, ruling
from grognard.core.game.order import Order
from grognard.core.game.order_form import check_form
from grognard.core.game.state import OFF, Piece
from grognard.core.game.system import Ask, PhaseRules
from grognard.core.legality import Refusals, is_allowed, refuse, why_idle
from grognard.core.messages import message
from grognard.hex.arc import bears_within, fronts
from grognard.hex.line_of_sight import Block
from grognard.rulesets.alea import fire as rulings
from grognard.rulesets.alea.cases import ArtilleryFire, Fire, FiringPhase
from grognard.rulesets.alea.fire_legality import bombardment_faults, fire_faults, firer_faults
from grognard.rulesets.alea.play import board_cases
from grognard.rulesets.alea.play.aftermath import happen
from grognard.rulesets.alea.play.arrivals import rescue
from grognard.rulesets.alea.play.combat_specials import fire_range, fired_on
from grognard.rulesets.alea.play.order_form import check_own, check_together, enemy_hex
from grognard.rulesets.alea.play.position import Position, position, stack_facing
from grognard.rulesets.alea.play.sightlines import line_of_fire

Shot = tuple[tuple[str, ...], int]
#: those of a hex, and those of the enemies in reach of it
Stacks = tuple[tuple[Piece, ...], ...]


class FirePhase(PhaseRules):
    """6. Fire, of the passive side first and of the active side then."""

    verbs = ("fire", "done")

    def __init__(self, phase: str) -> None:
        self.phase = phase

    def asks(self, battle: Battle) -> Ask | None:
        subjects = tuple(dict.fromkeys(unit for units, _target in shots(battle) for unit in units))
        return Ask(message("prompt-fire", phase=self.phase), subjects) if subjects else None

    def listed(self, battle: Battle, unit: str) -> Iterator[Order]:
        for units, target in shots(battle, unit):
            yield Order("fire", units, target=battle.board.grid.label(target))

    def check_order(self, battle: Battle, order: Order) -> None:
        check_fire(battle, order)

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:
        piece = battle.piece(unit)
        if unit in position(battle).roster.leaders:
            return None
        return why_idle(chain(marksman_faults(battle, piece), shot_faults(battle, [piece])))

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
        phase: FiringPhase = "defensive" if battle.step.phase.passive else "offensive"
        return board_cases.artillery_fire(here, pieces, target, phase, whole=whole)
    return board_cases.small_arms_fire(here, pieces, target, whole=whole)


# Who fires


def marksman_faults(battle: Battle, piece: Piece) -> Refusals:
    """6.1, 6.2, 1.18  What keeps a counter from firing in this phase; 5.17 having moved is no matter."""
    rules = battle.rules
    cannot = partial(rules.forbid, "refuse-cannot-fire", unit=piece.id)
    if piece.at == OFF:
        yield cannot("6.1")
    if piece.marker("fired") is not None:
        yield cannot("6.1").idle_as(rules.forbid("idle-fired", "6.2"))
    # 6.2  Who assaults does not fire.
    if piece.marker("assault") is not None and not battle.step.phase.passive:
        yield cannot("6.1").idle_as(rules.forbid("idle-assaults", "6.2"))
    yield from armed_faults(position(battle), piece)


def armed_faults(here: Position, piece: Piece) -> Refusals:
    """6.1, 1.18, 10.14  What keeps a counter from firing as it stands, whatever it has done so far."""
    if here.card(piece.id).arm == "train":
        idle = here.rules.forbid("idle-unarmed", "10.14")
        yield here.rules.forbid("refuse-cannot-fire", "10.14", unit=piece.id).idle_as(idle)
    yield from firer_faults(here.rules, here.counter(piece))


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
    """Hexes of those that may have an enemy in reach, or that of one counter, in the order of their cells.

    A hex without guns and without an enemy next to it need not be asked.
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
    for group in firing_groups(here, [one for one in stack if is_allowed(marksman_faults(battle, one))]):
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
        if is_allowed(shot_faults(battle, group, target)):
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
        check_own(battle, unit, "6.2")
        refuse(marksman_faults(battle, battle.piece(unit)))
    pieces = sorted((battle.piece(unit) for unit in order.units), key=lambda piece: piece.depth)
    check_together(battle, pieces, "refuse-fire-together", "6.5")
    if len({here.card(p.id).arm == "artillery" for p in pieces}) > 1:
        raise rules.forbid("refuse-fire-together", "6.5")
    check_form(battle, order, "3.2.6", "target", units=None)
    refuse(shot_faults(battle, pieces, enemy_hex(battle, order, "6.6")))


def shot_faults(battle: Battle, group: list[Piece], target: int | None = None) -> Refusals:
    """6.6, 6.7, 6.9  What keeps counters of one hex from firing at another: arc, range, line, the ruling.

    Without a hex, that they have none to fire at.
    """
    rules, here = battle.rules, position(battle)
    if target is None:
        yield rules.forbid("idle-no-target", "6.6", range=reach_of(battle, group))
        return
    cell, grid = group[0].at, battle.board.grid
    label = grid.label(target)
    if grid.distance(cell, target) > min(reach_of(battle, group), fire_range(battle)):
        yield rules.forbid("refuse-out-of-reach", "6.1", unit=group[0].id, hex=label)
    if not bears(here, group, cell, target):
        yield rules.forbid("refuse-out-of-arc", "6.6", unit=group[0].id, hex=label)
    # 6.5, 6.6  Counters of one hex and arm fire at a target together or not at all; only foot may split.
    arm = here.card(group[0].id).arm
    mates = [piece for piece in here.stacks[cell] if here.card(piece.id).arm == arm]
    struck = {written for piece in mates if isinstance(written := piece.marker("fired"), str)}
    if label in struck:
        yield rules.forbid("refuse-fire-again", "6.5", hex=label)
    elif struck and arm != "infantry":
        yield rules.forbid("refuse-fire-split", "6.6")
    blocked = line_of_fire(here, cell, target)
    if blocked is not None:
        yield no_line(here, blocked, target)
    case = case_of(battle, tuple([piece.id for piece in group]), target, whole=False)
    if isinstance(case, ArtilleryFire):
        yield from bombardment_faults(rules, case)
    else:
        yield from fire_faults(rules, case)


def no_line(here: Position, blocked: Block, target: int) -> IllegalOrder:
    """6.9  What stands in the line of fire to a hex."""
    label = here.grid.label
    return here.rules.forbid("refuse-no-line", blocked.rule, hex=label(target), by=label(blocked.cell))


def bears(here: Position, group: list[Piece], cell: int, target: int) -> bool:
    """6.6, 6.7  Whether a target lies in the front arc of a group."""
    facing = stack_facing(group)
    if facing is None:
        return True
    grid = here.grid
    if grid.distance(cell, target) == 1:
        return grid.direction(cell, target) in fronts(facing)
    return bears_within(facing, grid.hex(cell), grid.hex(target))
