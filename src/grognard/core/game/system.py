"""What a ruleset hands over to be played: its phases, its set-up, and what each side may see."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Protocol

import msgspec

from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script
from grognard.core.game.order import Order
from grognard.core.game.sequence import Sequence, Step
from grognard.core.game.state import State
from grognard.core.legality import Refusals, is_allowed, refuse
from grognard.core.messages import Message
from grognard.core.rules import Rules
from grognard.core.scenario import Scenario

DONE = Order("done")
#: the same by itself, where nothing else can be ordered; it is refused while something can
IDLE = Order("done", option="idle")


class Ask(msgspec.Struct, frozen=True, gc=False):
    """A phase wants an order."""

    prompt: Message
    #: units that may still get one; empty where the phase cannot tell them apart
    subjects: tuple[str, ...] = ()


class PhaseRules:
    """The rules of one phase. The defaults are those of a phase in which nothing is decided."""

    #: the verbs of its orders; `done` is one of them where whoever decides may end it
    verbs: tuple[str, ...] = ()

    def takes_place(self, battle: Battle, step: Step) -> bool:  # noqa: ARG002
        """Whether a step of the phase takes place now; one that does not is passed over in silence."""
        return True

    def begin(self, battle: Battle) -> Script[None]:  # noqa: ARG002 - what a phase does before anyone decides
        """What happens by itself when the phase begins."""
        yield from ()

    def asks(self, battle: Battle) -> Ask | None:  # noqa: ARG002
        """What is to be decided now; None when the phase is over."""
        return None

    def orders(self, battle: Battle, unit: str = "") -> Iterator[Order]:
        """The legal orders, of one unit if it is named. `done` is among them where it is legal."""
        yield from self.listed(battle, unit)
        if not unit and DONE.verb in self.verbs and is_allowed(self.done_faults(battle)):
            yield DONE

    def check(self, battle: Battle, order: Order) -> None:
        """Refuse an order that is not legal, by raising IllegalOrder."""
        if order == DONE and DONE.verb in self.verbs:
            refuse(self.done_faults(battle))
        elif order.verb in self.verbs and order.verb != DONE.verb:
            self.check_order(battle, order)
        else:
            rule, phase = battle.step.phase.rule, battle.step.phase.id
            raise battle.rules.forbid("refuse-verb", rule, verb=order.verb, phase=phase)

    def listed(self, battle: Battle, unit: str) -> Iterable[Order]:  # noqa: ARG002
        """The same without `done`."""
        return ()

    def check_order(self, battle: Battle, order: Order) -> None:
        """The same of an order with one of the phase's verbs, `done` apart."""

    def done_faults(self, battle: Battle) -> Refusals:  # noqa: ARG002
        """What has to be done before whoever decides may end the phase."""
        return iter(())

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:  # noqa: ARG002
        """Do what a legal order says."""
        yield from ()

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:  # noqa: ARG002
        """Why a unit of the side that decides has no order here; None where it is no unit for this phase."""
        return None

    def end(self, battle: Battle) -> Script[None]:  # noqa: ARG002
        """What happens by itself when the phase is over."""
        yield from ()

    def leads_back(self, battle: Battle) -> bool:  # noqa: ARG002
        """Whether the phase leads back now to the one that the sequence of play names for it."""
        return False


def ask_of(system: System, battle: Battle) -> Ask | None:
    """What the present phase wants decided; worked out once for a state, however many want to know."""
    return battle.known(Ask, lambda: system.phases[battle.step.phase.id].asks(battle))


class System(Protocol):
    """A ruleset as a game."""

    @property
    def rules(self) -> Rules: ...

    @property
    def phases(self) -> Mapping[str, PhaseRules]: ...

    @property
    def verbs(self) -> tuple[str, ...]:
        """Every kind of order there is."""
        ...

    def sequence(self, scenario: Scenario[Any]) -> Sequence: ...

    def set_up(self, scenario: Scenario[Any]) -> State: ...

    def side_of(self, scenario: Scenario[Any], unit: str) -> str:
        """Whose a piece is."""
        ...

    def hide(self, scenario: Scenario[Any], state: State, side: str) -> State:
        """The state as one side may see it."""
        ...

    def problems(self, battle: Battle) -> Iterator[Message]:
        """What is wrong with a position: nothing, ever, if the rules are right."""
        ...
