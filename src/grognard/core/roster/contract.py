"""What a ruleset declares so that a roster can be kept under it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, Any, Literal

import msgspec

from grognard.core.case import Field
from grognard.core.events import Event
from grognard.core.messages import Label, Message
from grognard.core.procedure import Flow, Resolution
from grognard.core.rules import Rules
from grognard.core.scenario import Scenario


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a roster: a unit, a battery, a leader. Its name is what rulings call it."""

    name: Annotated[str, Field("its name, as you want it called")]
    side: Annotated[str, Field("its side")]


class Shared(msgspec.Struct, frozen=True, kw_only=True):
    """What holds for both armies, such as the weather: nothing, unless a ruleset says so."""


class Roster(msgspec.Struct, frozen=True, kw_only=True):
    """Both armies as they stand, and whose turn it is."""

    title: str
    turn: int
    #: the last turn of the battle; 0 where nobody says
    last: int = 0
    #: what holds for both armies
    shared: Any = Shared()
    #: the side whose turn it is
    active: str
    #: side -> what holds for all of it
    armies: dict[str, Any]
    entries: tuple[Entry, ...]

    def named(self, name: str) -> Entry | None:
        return next((entry for entry in self.entries if entry.name == name), None)

    def of(self, side: str) -> tuple[Entry, ...]:
        return tuple(entry for entry in self.entries if entry.side == side)


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """An entry at a glance, in words of the rules."""

    #: how much is left of how much; 0 of 0 where nothing is counted
    left: int = 0
    full: int = 0
    #: how it stands
    words: tuple[str, ...] = ()
    #: those of its states that are bad
    bad: tuple[str, ...] = ()
    #: longer remarks
    notes: tuple[Message, ...] = ()
    #: no longer on the table
    gone: bool = False
    #: field -> those of its choices that this entry can have
    narrows: dict[str, tuple[str, ...]] = {}


class Kind(msgspec.Struct, frozen=True, kw_only=True):
    """A sort of line."""

    id: str
    title: Label
    shape: type[Entry]
    #: what changes in the course of a battle: at hand before all the rest
    changing: tuple[str, ...] = ()
    #: field that names another entry of its side -> the kinds it may name
    refers: dict[str, tuple[str, ...]] = {}
    #: fields of cases that are the same for every line of this sort
    fixed: dict[str, Any] = {}


class Part(msgspec.Struct, frozen=True):
    """A place in an action: whose entries take it, and where they stand in the case."""

    id: str
    of: Literal["own", "enemy"]
    #: kind of entry -> the field of the case: a list of tables, a table, a name; empty for the case itself.
    #: "attackers.0.counters" are those of the first attacking hex
    places: dict[str, str]
    least: int = 1
    most: int = 1
    #: what is asked at once, in this order; the case's other fields wait until somebody wants them
    asks: tuple[str, ...] = ()
    #: field by which an entry names another: whoever is so tied to somebody picked is likely to take part
    link: str = ""
    #: the part that has to be taken before this one is offered
    after: str = ""
    #: what is true of whoever takes it, or he could not
    implies: dict[str, Any] = {}
    title: Label = Label("")


class Action(msgspec.Struct, frozen=True):
    """Something that happens at the table, and the procedures that rule it."""

    id: str
    #: kind of the first entry of the first part -> procedure; nothing where nobody takes part
    procedures: dict[str, str]
    parts: tuple[Part, ...] = ()
    #: questions about the whole, as of a part
    asks: tuple[str, ...] = ()
    #: lists of the case in which nobody stands, such as a way, and how many tables they have
    rows: dict[str, int] = {}
    title: Label = Label("")
    about: Label = Label("")


def titled(labels: Mapping[str, Label], *actions: Action) -> tuple[Action, ...]:
    """Actions with their short names: `act.ID` and `act.ID-about`; of a part `act.ID-PART`, or of a part that
    several actions have `act.PART`."""
    return tuple(
        msgspec.structs.replace(
            action,
            title=labels[f"act.{action.id}"],
            about=labels[f"act.{action.id}-about"],
            parts=tuple(
                msgspec.structs.replace(
                    part, title=labels.get(f"act.{action.id}-{part.id}") or labels[f"act.{part.id}"]
                )
                for part in action.parts
            ),
        )
        for action in actions
    )


class Picked(msgspec.Struct, frozen=True):
    """An action, the side that acts, and who takes which part in it."""

    action: Action
    side: str
    #: part -> names
    parts: dict[str, tuple[str, ...]]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(name for names in self.parts.values() for name in names)


def nothing(*_about: Any) -> tuple[Any, ...]:
    """Nothing happens by itself, and nothing is left to choose."""
    return ()


def nobodys(_rules: Rules, roster: Roster, _picked: Picked, _event: Event) -> Roster:
    """Nothing but the entries changes."""
    return roster


class RosterRules(msgspec.Struct, frozen=True, kw_only=True):
    """A ruleset's part in keeping a roster. All functions are pure."""

    kinds: tuple[Kind, ...]
    #: what holds for a whole side
    army: type[msgspec.Struct]
    actions: tuple[Action, ...]
    #: what an entry says in a table of a case beyond its fields of the same name and the answers; refuses
    #: what it cannot do
    fill: Callable[[Rules, Roster, Entry, type[msgspec.Struct], Mapping[str, Any]], Mapping[str, Any]]
    #: what the roster says about a whole case, by dotted paths; those that a case has not are passed over
    frame: Callable[[Rules, Roster, Picked], Mapping[str, Any]]
    #: the fields of cases that `fill` and `frame` may give, which nobody is asked for
    known: frozenset[str]
    change: Callable[[Rules, Roster, Entry, Event], Entry]
    look: Callable[[Rules, Roster, Entry], Look]
    #: how a side stands
    tell: Callable[[Rules, Roster, str], tuple[Message, ...]]
    #: what happens to an entry by itself when its side's turn begins
    renew: Callable[[Rules, Entry], tuple[Event, ...]] = nothing
    #: what an event leaves an entry's owner to choose from, afterwards
    follows: Callable[[Event], tuple[str, ...]] = nothing
    #: what one of these does
    follow: Callable[[Rules, Entry, str], tuple[Event, ...]] = nothing
    #: what holds for both armies
    shared: type[msgspec.Struct] = Shared
    #: what an event that befalls no entry does
    befall: Callable[[Rules, Roster, Picked, Event], Roster] = nobodys
    #: what the owners decide once it is ruled, such as who takes a loss; gives the events as they happen
    settle: Callable[[Rules, Any, tuple[Event, ...]], Flow[Resolution]] | None = None
    #: the entries of a battle as `read_roster` takes them, where rosters are read off scenarios
    muster: Callable[[Scenario[Any]], Iterable[Mapping[str, Any]]] | None = None

    def kind(self, entry: Entry) -> Kind:
        return next(kind for kind in self.kinds if isinstance(entry, kind.shape))
