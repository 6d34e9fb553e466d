"""A ruleset: its data folder and the procedures that read it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from grognard.core.case import build
from grognard.core.datafiles import (
    RulingsFile,
    content_hash,
    read_cell_words,
    read_charts,
    read_rulings,
    read_toml,
)
from grognard.core.errors import BadCase, Fault
from grognard.core.messages import Catalogue, Label
from grognard.core.outcome import Outcome
from grognard.core.plain_case import plainest
from grognard.core.procedure import Flow, Resolution
from grognard.core.rules import Rules

if TYPE_CHECKING:
    from grognard.core.roster.contract import RosterRules
    from grognard.core.scenario import ScenarioShape


class Success(msgspec.Struct, frozen=True):
    """What counts as success of a procedure, for sensitivity and comparison."""

    label: Label
    holds: Callable[[Outcome], bool]
    #: it holds for a whole ruling exactly if it holds for what became of one counter by itself
    of_any: bool = False
    #: it holds for a whole ruling exactly if it holds for what became of every counter by itself
    of_every: bool = False
    #: that it does not hold, for whoever suffers it and hopes so
    failure: Label | None = None


#: how an end pleases whoever acts
Tone = Literal["best", "good", "even", "bad", "worst"]


class OutcomeClass(msgspec.Struct, frozen=True):
    """One of the few ends of a ruling that a player tells apart."""

    id: str
    label: Label
    tone: Tone
    #: asked only of what no class before it holds of; the last one takes whatever is left
    holds: Callable[[Outcome], bool] = lambda _outcome: True


#: The classes of a ruling by whose counter is whose, the best for whoever acts first. Where success holds
#: of any counter by itself, so does each of them but the last.
Classes = Callable[[Mapping[str, str]], tuple[OutcomeClass, ...]]


class Procedure(msgspec.Struct, frozen=True):
    """One ruling that people can ask for by name."""

    id: str
    title: Label
    run: Callable[[Rules, Any], Flow[Resolution]]
    case: type[msgspec.Struct]
    success: Success
    #: the rulebook chapter or paragraph it stands in
    rule: str
    #: whose counter is whose: unit id -> role ("attacker", "target" ...)
    roles: Callable[[Any], Mapping[str, str]] = lambda _case: {}
    #: charts on which a higher roll never makes success less likely
    rises_with: tuple[str, ...] = ()
    #: the few ends that players tell apart; without them its outcomes, or success and the rest
    classes: Classes | None = None


def named(
    labels: Mapping[str, Label],
    id: str,
    run: Callable[[Rules, Any], Flow[Resolution]],
    case: type[msgspec.Struct],
    rule: str,
    holds: Callable[[Outcome], bool],
    *,
    ends: str = "",
    of_any: bool = False,
    of_every: bool = False,
    roles: Callable[[Any], Mapping[str, str]] = lambda _case: {},
    rises_with: tuple[str, ...] = (),
    classes: Classes | None = None,
) -> Procedure:
    """A procedure with its short names: `procedure.ID`, and of what success is, and of what it is not where
    somebody hopes for that, `procedure.ID-success` and `-failure`; `ends` stands for the id where several
    procedures end alike."""
    end = f"procedure.{ends or id}"
    success = Success(labels[f"{end}-success"], holds, of_any, of_every, labels.get(f"{end}-failure"))
    title = labels[f"procedure.{id}"]
    return Procedure(id, title, run, case, success, rule, roles, rises_with, classes)


class Ruleset:
    """Stateless: everything it says comes from its folder and its procedures."""

    def __init__(
        self,
        *,
        id: str,
        title: Label,
        package: str,
        charts: tuple[str, ...],
        procedures: tuple[Procedure, ...],
        sides: tuple[str, ...],
        rules_version: str,
        shared_package: str | None = None,
        scenario_shape: ScenarioShape[Any] | None = None,
        game: str | None = None,
        roster: RosterRules | None = None,
    ) -> None:
        self.id, self.title, self.package = id, title, package
        self.chart_ids, self.sides = charts, sides
        self.procedures = {p.id: p for p in procedures}
        self.rules_version = rules_version
        self.shared_package = shared_package
        #: what its scenarios hold; None for a ruleset that has none
        self.scenario_shape = scenario_shape
        #: "module:name" of what makes a System of it; None while it cannot be played
        self.game = game
        #: how a roster of real counters or miniatures is kept; None where it cannot be
        self.roster = roster

    def __repr__(self) -> str:
        return f"<Ruleset {self.id}>"

    @cached_property
    def folder(self) -> Traversable:
        return files(self.package)

    @cached_property
    def shared_folder(self) -> Traversable | None:
        """What editions of one system have in common: words, examples."""
        return files(self.shared_package) if self.shared_package else None

    @cached_property
    def rulings(self) -> RulingsFile:
        return read_rulings(self.folder)

    @cached_property
    def rules(self) -> Rules:
        folders = [f for f in (self.shared_folder, self.folder) if f is not None]
        facts: dict[str, Any] = {}
        for folder in folders:
            if (folder / "facts.toml").is_file():
                facts = _overlay(facts, read_toml(folder / "facts.toml"))
        texts = [files("grognard.core") / "text", *(folder / "text" for folder in folders)]
        return Rules(
            self.id,
            read_charts(self.folder, self.rulings, self.chart_ids, read_cell_words(folders)),
            facts,
            Catalogue(texts),
            content_hash(folders, self.rules_version),
        )

    @property
    def hash(self) -> str:
        return self.rules.hash

    def procedure(self, id: str) -> Procedure:
        if id not in self.procedures:
            raise BadCase([Fault("procedure", f"{self.id} has no procedure {id!r}", tuple(self.procedures))])
        return self.procedures[id]

    def build_case(self, procedure: str, data: Mapping[str, Any]) -> Any:
        return build(self.procedure(procedure).case, data)

    def example(self, procedure: str) -> dict[str, Any]:
        """A whole sample case, as data: `examples/<procedure>.toml`, or the plainest case there is."""
        for folder in (self.folder, self.shared_folder):
            if folder is not None and (folder / "examples" / f"{procedure}.toml").is_file():
                return read_toml(folder / "examples" / f"{procedure}.toml")
        return plainest(self.procedure(procedure).case)

    def rulebook(self, language: str = "en") -> str:
        """The rulebook in a language it has been put into, or else as it was written.

        What it shares with other rulesets comes first.
        """
        spoken = f"rulebook.{language}.md" if self.has_rulebook(language) else "rulebook.md"
        return "\n".join((folder / spoken).read_text(encoding="utf-8") for folder in self._rulebooks)

    def has_rulebook(self, language: str) -> bool:
        """Whether the rulebook has been put into a language."""
        return all((folder / f"rulebook.{language}.md").is_file() for folder in self._rulebooks)

    @property
    def _rulebooks(self) -> list[Traversable]:
        """The folders with a part of the rulebook, the shared one first."""
        shared = self.shared_folder
        return [*([shared] if shared is not None and (shared / "rulebook.md").is_file() else ()), self.folder]


def _overlay(under: dict[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """An edition's facts on top of the system's."""
    merged = dict(under)
    for name, value in over.items():
        old = merged.get(name)
        merged[name] = _overlay(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return merged
