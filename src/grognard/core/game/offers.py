"""What a system may offer beyond what a game needs; a reader asks with `isinstance`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec

from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.core.game.sequence import Step
from grognard.core.game.state import State, Written
from grognard.core.messages import Label
from grognard.core.procedure import Choose
from grognard.core.rules import Rules
from grognard.core.scenario import Scenario


@runtime_checkable
class Scores(Protocol):
    """A count of points at any moment."""

    def score(self, battle: Battle) -> Mapping[str, Sequence[tuple[Label | str, int]]]:
        """For each side its lines: a name, or the key of a message, and the points."""
        ...


@runtime_checkable
class Rulings(Protocol):
    """The case that an order will set off, so that its odds can be told before it is given."""

    def ruling_of(self, battle: Battle, order: Order) -> tuple[str, Any] | None:
        """The procedure's id and its case; None for orders that set no ruling off."""
        ...


class Reply(msgspec.Struct, frozen=True):
    """What the other side may answer to an order before its ruling begins: option upon option.

    The last option of the choice is to leave it at that.
    """

    choice: Choose
    given: tuple[str, ...]


@runtime_checkable
class Replies(Protocol):
    """A system in which somebody answers orders first, so that their odds hang on him."""

    def replies_to(self, battle: Battle, order: Order) -> Sequence[Reply]:
        """What may be answered to a legal order, from nothing to all there is; empty where nobody may."""
        ...

    def ruling_after(self, battle: Battle, order: Order, given: Iterable[str]) -> tuple[str, Any] | None:
        """The procedure and case of an order that is answered so; None where no ruling follows."""
        ...


@runtime_checkable
class Costs(Protocol):
    """What an order takes of a unit's movement, so that it can be told before it is given."""

    def cost_of(self, battle: Battle, order: Order) -> int | None:
        """Movement points of a legal order; None for orders that take none."""
        ...


@runtime_checkable
class Worded(Protocol):
    """A system whose orders hold words besides their verbs."""

    @property
    def words(self) -> tuple[str, ...]:
        """Formations and options that may stand in an order, so that they can be said in any language."""
        ...


class Stride(msgspec.Struct, frozen=True):
    """One hex entered on a way, and the movement points spent on being there, where they are counted."""

    hex: str
    cost: int | None = None


@runtime_checkable
class Ways(Protocol):
    """Which way a move goes, so that it can be shown before the order is given."""

    def ways(self, battle: Battle, unit: str) -> Mapping[str, tuple[Stride, ...]]:
        """By hex that a unit may be sent to, or at: the cheapest way there. Empty where nobody moves."""
        ...

    def way_of(self, battle: Battle, order: Order) -> tuple[Stride, ...]:
        """The way that a legal order takes; empty for one that leads nowhere."""
        ...

    def orders_through(self, battle: Battle, unit: str, hexes: Sequence[str]) -> Sequence[Order]:
        """The legal orders that lead a unit by these hexes to the last of them, each with its path.

        IllegalOrder says why there are none.
        """
        ...


class Scale(msgspec.Struct, frozen=True):
    """What the figures of a game stand for, so that its losses can be set beside history."""

    #: metres a hex, minutes a turn, men a strength point
    metres: int
    minutes: int
    men: int


def scale_of(rules: Rules) -> Scale:
    """What a ruleset says that they stand for."""
    return Scale(rules.number("scale.metres"), rules.number("scale.minutes"), rules.number("scale.men"))


@runtime_checkable
class Scaled(Protocol):
    """A system that says what its figures stand for."""

    @property
    def scale(self) -> Scale: ...


def men_of(system: object, scenario: Scenario[Any]) -> int | None:
    """The men that a strength point stands for in a scenario; None where nobody says so."""
    if scenario.men is not None:
        return scenario.men
    return system.scale.men if isinstance(system, Scaled) else None


class Goal(msgspec.Struct, frozen=True):
    """A place that is worth points to a side, and whether the side has them now."""

    cell: int
    side: str
    points: float
    held: bool = False
    #: steps from its middle within which a piece stands on it: none on hexes
    radius: float = 0
    #: whether it is worth nothing in itself, and only to be kept from the enemy
    denied: bool = False
    #: strength points that have yet to leave from there to bring all its points; 0 where it is to be held
    strength: int = 0


@runtime_checkable
class Stakes(Protocol):
    """What the sides fight for, in points of victory, so that a computer need not know the rules."""

    @property
    def states(self) -> tuple[str, ...]:
        """The states that a piece can be in, the best first."""
        ...

    def goals(self, battle: Battle) -> Sequence[Goal]:
        """The ground that is worth having."""
        ...

    def price(self, battle: Battle, unit: str) -> float:
        """What the other side gains if a piece is eliminated now."""
        ...

    def wound(self, battle: Battle, unit: str) -> float:
        """What the other side gains by each strength point that a piece loses."""
        ...


@runtime_checkable
class Formations(Protocol):
    """A system in which a formation may give way because one of its pieces did."""

    @property
    def broken(self) -> tuple[str, ...]:
        """The states of a piece that put its formation to the test."""
        ...

    def wear(self, battle: Battle, unit: str) -> float:
        """What the other side may expect of the formation by each strength point that a piece loses."""
        ...

    def strain(self, battle: Battle, unit: str, *, lost: bool) -> float:
        """What the other side may expect, beyond the piece itself, when it is lost or else broken now."""
        ...

    def cohesion(self, battle: Battle, unit: str, cell: int) -> float:
        """What the other side may expect less because a piece stands where its formation holds together."""
        ...


@runtime_checkable
class WeighsOrders(Protocol):
    """A system that says what orders are worth which fight nobody and move nobody."""

    def order_worth(self, battle: Battle, order: Order) -> float | None:
        """Points of victory to the side that gives it; None for orders that can be weighed otherwise."""
        ...


@runtime_checkable
class Proposes(Protocol):
    """A system whose orders are dear to list: it can name some at once that may turn out to be refused."""

    def proposals(self, battle: Battle, unit: str) -> Iterator[Order] | None:
        """Orders worth considering for a unit, attacks left out; None where listing them costs little."""
        ...

    def attacks(self, battle: Battle, unit: str) -> Iterator[Order]:
        """The legal attacks of a unit that are made among marches, without the marches."""
        ...


@runtime_checkable
class Draws(Protocol):
    """A system whose orders are dear to list: one of them can be drawn by lot without the others."""

    def candidates(self, battle: Battle, unit: str) -> Sequence[Order | None] | None:
        """All legal orders of a unit, among others that are refused, each made when it is asked for.

        None stands in it for what could not even be said; none of it where listing costs little.
        """
        ...


class Attachment(msgspec.Struct, frozen=True):
    """What it is to a leader to be with one unit, in figures of the rules."""

    unit: str
    #: tests of the coming turn that he makes easier there: to rally, to charge, to be charged
    tests: int
    #: units whom he commands from where he stands and would not command as long as he is with it
    cut: int


@runtime_checkable
class Attaches(Protocol):
    """A system in which leaders go with one unit, or stand free among several."""

    def attachment(self, battle: Battle, leader: str, unit: str) -> Attachment: ...

    def attached_to(self, battle: Battle, leader: str) -> str:
        """The unit with which a leader is now; empty for one who stands free."""
        ...


@runtime_checkable
class Reserves(Protocol):
    """A system in which units may be held back, to be sent in at once later."""

    def held_back(self, battle: Battle, unit: str) -> bool:
        """Whether a unit can still be sent in so, now or later."""
        ...

    def is_release(self, battle: Battle, order: Order) -> bool:
        """Whether an order sends them in."""
        ...


@runtime_checkable
class Leaves(Protocol):
    """A system with ways off the map that are no defeat."""

    def leads_out(self, battle: Battle, order: Order) -> bool:
        """Whether an order leads its unit off the map for good."""
        ...


@runtime_checkable
class Drills(Protocol):
    """A system in which it matters beyond fire and assault how a unit is formed."""

    def drill(self, battle: Battle, order: Order) -> float:
        """Points of victory by which a march or a change of formation leaves its unit better formed."""
        ...


@runtime_checkable
class Hazards(Protocol):
    """A system in which ground costs whoever stands on it, whatever the enemy does there."""

    def hazard(self, battle: Battle, unit: str, cell: int) -> float:
        """Points of victory that a piece may expect to lose in a cell: by want of supply, for one."""
        ...


@runtime_checkable
class Foresees(Protocol):
    """A system in which more than the step under way says who may act."""

    def foreseen(self, scenario: Scenario[Any], state: State, step: Step) -> State:
        """A state that was put at a step to come, as those who act there would find it."""
        ...


class Settable(msgspec.Struct, frozen=True, kw_only=True):
    """What may be put right about a counter by agreement, besides where it stands."""

    #: the least and the most; None where it has no strength
    strength: tuple[int, int] | None = None
    #: the strength with which it comes back who was destroyed; 0 for the most that may be set
    whole: int = 0
    #: whether it faces a way that may be changed, and whether it may face every way
    faces: bool = True
    all_round: bool = True
    formations: tuple[str, ...] = ()
    states: tuple[str, ...] = ()
    #: what may become of a counter that is taken off the map
    fates: tuple[str, ...] = ("eliminated",)
    #: each marker with everything that may be written on it
    markers: Mapping[str, tuple[Written, ...]] = {}
    #: markers that mean nothing in another hex: they go when the counter is put elsewhere
    ties: tuple[str, ...] = ()


@runtime_checkable
class Mends(Protocol):
    """A system that says what may be put right; of others it is read off the set-up."""

    def may_set(self, battle: Battle, unit: str) -> Settable: ...
