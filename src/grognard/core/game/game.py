"""The game that every reader sees: browser, terminal, computer opponent, laboratory.

game = new_game(system, scenario, seed=7)
while not isinstance(game.node, Over):
    game.apply(game.roll() if isinstance(game.node, Chance) else next(game.orders()))
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from itertools import product
from typing import Any

import msgspec

from grognard.core.drivers.loop import onward
from grognard.core.drivers.play import Given, answered, fingerprint
from grognard.core.errors import IllegalOrder
from grognard.core.events import Event
from grognard.core.game.battle import Battle, Script
from grognard.core.game.journal import DICE, END, FIX, OPENING, RULES, Entry, Journal, journal_of
from grognard.core.game.node import Chance, Decision, Illegal, Node, Over
from grognard.core.game.order import Input, Order, Throw
from grognard.core.game.reducer import Reducer
from grognard.core.game.save import FORMAT, commitment_to, saved_text
from grognard.core.game.script import follow, opening
from grognard.core.game.secrecy import Secrecy
from grognard.core.game.settlement import Fix, Settlement
from grognard.core.game.settling import check_settled, ending
from grognard.core.game.spot import spot_of
from grognard.core.game.state import State
from grognard.core.game.suggestion import suggestion
from grognard.core.game.system import DONE, IDLE, System, ask_of
from grognard.core.game.undo import position_after, taking_back
from grognard.core.messages import message
from grognard.core.procedure import Choose, Consult, Question, Roll
from grognard.core.scenario import Scenario
from grognard.dice import Dice
from grognard.dice.sources import derive_face


class Pending(msgspec.Struct, frozen=True, gc=False):
    """A half-done order is the state it began in, the order, and the answers so far."""

    base: State
    order: Order | Fix | None
    answers: tuple[Given, ...] = ()


class Table:
    """What never changes in a game: shared by it and all its clones."""

    def __init__(
        self,
        system: System,
        scenario: Scenario[Any],
        start: State,
        seed: str | None,
        *,
        commitment: str = "",
        rules_hash: str = "",
        scenario_hash: str = "",
        folder: str = "",
        practice: bool = False,
        format: int = FORMAT,
    ) -> None:
        self.system, self.scenario, self.start = system, scenario, start
        #: what the dice are derived from; None where somebody else keeps it
        self.seed = seed
        self.commitment = commitment or commitment_to(seed or "")
        #: the rules and the scenario that the game began with
        self.rules_hash = rules_hash or system.rules.hash
        self.scenario_hash = scenario_hash or scenario.plays
        #: where the scenario lies, if it is not one of ours
        self.folder = folder
        #: whether dice may be taken back
        self.practice = practice
        #: of the save file, which says how dice are derived
        self.format = format
        self.sequence = system.sequence(scenario)
        self.reducer = Reducer(scenario.places, {piece.id: n for n, piece in enumerate(start.pieces)})

    def battle(self, state: State) -> Battle:
        return Battle(self.system.rules, self.scenario, self.sequence, self.reducer, state)


class Game:
    """A position, how it came about, and what may happen next."""

    def __init__(self, table: Table, journal: Journal, state: State, pending: Pending | None) -> None:
        self.table = table
        self.journal = journal
        self._settled = state
        self._pending = pending
        self._battle: Battle | None = None
        self._script: Script[None] | None = None
        self._question: Question | None = None
        self._node: Node | None = None

    # What everybody reads

    @property
    def scenario(self) -> Scenario[Any]:
        return self.table.scenario

    @property
    def state(self) -> State:
        """The position now, in the middle of an order too."""
        return self.battle.state

    @property
    def node(self) -> Node:
        """What the game waits for."""
        if self._node is None:
            self._node = self._find_node()
        return self._node

    @property
    def standing(self) -> tuple[State, Pending | None]:
        """The position before the order that is under way, and that order: all that a game goes on from."""
        return self._settled, self._pending

    @property
    def battle(self) -> Battle:
        """The position with everything the rules ask of it; not to be changed from outside."""
        if self._battle is None:
            self._restore()
        assert self._battle is not None
        return self._battle

    def orders(self, unit: str = "") -> Iterator[Input]:
        """Every legal order here, or those of one unit."""
        node = self.node
        match node:
            case Decision(choice=None):
                return self.table.system.phases[node.phase].orders(self.battle, unit)
            case Decision(choice=Choose() as choice):
                return (Order("choose", option=option) for option in choice.options)
            case Chance():
                return (Throw(faces) for faces in product(node.dice.faces, repeat=node.dice.count))
        return iter(())

    def check(self, given: Input) -> Illegal | None:
        """None if the order is legal here; otherwise why not, and one like it that would be."""
        refused = self.refusal(given)
        return None if refused is None else Illegal(refused.reason, refused.rule, suggestion(self, given))

    def refusal(self, given: Input) -> IllegalOrder | None:
        """The same without looking for another order: for whoever tries many."""
        try:
            self._check(given)
        except IllegalOrder as refused:
            return refused
        return None

    @property
    def may_end(self) -> bool:
        """Whether whoever has to decide may end the phase now."""
        node = self.node
        if not isinstance(node, Decision) or node.choice is not None:
            return False
        try:
            self._check(DONE)
        except IllegalOrder:
            return False
        return True

    # What changes it

    def apply(self, given: Input) -> tuple[Event, ...]:
        """Carry an order, an answer or a throw out. An illegal one raises IllegalOrder, changing nothing."""
        self._check(given)
        node, question = self.node, self._question
        before = len(self.battle.events)
        asked = fingerprint(question) if question is not None else f"order {_phase_of(node)}"
        by = node.side if isinstance(node, Decision) else DICE
        if question is None:
            assert isinstance(given, Order)
            self._set_off(DONE if given == IDLE else given)
            before = 0
        else:
            assert self._pending is not None
            faces: Given = given.faces if isinstance(given, Throw) else given.option
            pending = self._pending
            self._pending = Pending(pending.base, pending.order, (*pending.answers, faces))
            self._run(answered(question, faces).answer)
        events = tuple(self.battle.events[before:])
        self.journal = self.journal.add(Entry(asked, by, str(given), events), self._settled, self._pending)
        return events

    def roll(self) -> Throw:
        """The dice of this game's seed for the chance node it stands at.

        The same act at the same place rolls the same, as often as it is taken back.
        """
        node = self.node
        if not isinstance(node, Chance):
            raise IllegalOrder(message("refuse-no-dice"), "")
        if self.table.seed is None:
            raise IllegalOrder(message("refuse-no-seed"), node.rule)
        key, purpose = self.table.seed.encode(), node.why.key
        spot = spot_of(self.journal, self.table.format)
        if spot.known is not None:
            return spot.known
        return Throw(
            tuple(
                derive_face(key, self.scenario.id, spot.name, purpose, index, node.dice)
                for index in range(node.dice.count)
            )
        )

    def undo(self, by: str, consent: str = "", after: int = 0, *, recorded: bool = False) -> None:
        """Take a side's last input back, or everything after an entry at once.

        Beyond a discovery or the opponent's act he has to consent; beyond dice the game has to be for
        practice too. `recorded` repeats what a journal tells, of a time when consent was enough.
        """
        to, entry = taking_back(self, by, consent, after, recorded=recorded)
        mark = position_after(self, to)
        self.journal = self.journal.add(entry, mark.state, mark.pending)
        self._settled, self._pending = mark.state, mark.pending
        self._battle = self._script = self._question = self._node = None

    def settle(self, by: str, what: Settlement) -> tuple[Event, ...]:
        """Let happen what players settled: one gives up, both agree that it is over, or put something right.

        It is nobody's turn for that. IllegalOrder and BadCase change nothing.
        """
        check_settled(self, by, what)
        if isinstance(what, Fix):
            self._set_off(what)
        else:
            battle = self.table.battle(self.state)
            battle.emit(ending(self, by, what))
            self._settled, self._pending = battle.state, None
            self._battle, self._script = battle, None
            self._question = self._node = None
        events = tuple(self.battle.events)
        entry = Entry(FIX if isinstance(what, Fix) else END, by, str(what), events)
        self.journal = self.journal.add(entry, self._settled, self._pending)
        return events

    def adopt(self, rules_hash: str) -> None:
        """Note that the game goes on under other rules than before."""
        entry = Entry(RULES, "", rules_hash)
        self.journal = self.journal.add(entry, self._settled, self._pending)

    def save(self, *, secret: bool = False) -> str:
        """The game as a text; a secret seed is left out, only what it was committed to stays."""
        return saved_text(self, secret=secret)

    def clone(self) -> Game:
        """A game of its own from here on. It costs next to nothing: states are shared."""
        return Game(self.table, self.journal, self._settled, self._pending)

    def view(self, side: str) -> State:
        """The position as a side may see it."""
        return self.table.system.hide(self.scenario, self.state, side)

    def side_of(self, unit: str) -> str:
        """Whose a piece is."""
        return self.table.system.side_of(self.scenario, unit)

    def guess(self, side: str, seed: int) -> Game:
        """A whole game that looks like this one to a side; the dice to come are others."""
        table, system = copy(self.table), self.table.system
        table.seed = f"{seed} as {side} guesses"
        if not isinstance(system, Secrecy):
            return Game(table, self.journal, self._settled, self._pending)
        pending = self._pending
        under_way = pending.order if pending is not None and isinstance(pending.order, Order) else None
        battle = table.battle(self._settled if pending is None else pending.base)
        state, order = system.guess(battle, self.state, under_way, side, seed)
        if pending is not None:
            given = pending.order if under_way is None else order
            pending = Pending(state, given, pending.answers)
        told = (system.tells(self.scenario, entry, side) for entry in self.journal.entries())
        return Game(table, journal_of(told, state, pending), state, pending)

    # Within

    def _check(self, given: Input) -> None:
        node = self.node
        match node:
            case Over():
                raise IllegalOrder(message("refuse-over"), node.result.rule)
            case Chance():
                _check_throw(node, given)
            case Decision(choice=Choose() as choice):
                if (
                    not isinstance(given, Order)
                    or given.verb != "choose"
                    or given.option not in choice.options
                ):
                    raise IllegalOrder(
                        message("refuse-option", given=str(given), options=", ".join(choice.options)),
                        choice.rule,
                    )
            case Decision():
                if not isinstance(given, Order) or given.verb == "choose":
                    rules = self.table.system.rules
                    phase = rules.cite(node.rule) if " " not in node.rule else node.rule
                    raise IllegalOrder(message("refuse-no-question", given=str(given)), phase)
                if given == IDLE and any(order != DONE for order in self.orders()):
                    raise IllegalOrder(message("refuse-idle"), node.rule)
                self.table.system.phases[node.phase].check(self.battle, DONE if given == IDLE else given)

    def _set_off(self, order: Order | Fix) -> None:
        """Begin an order, and drive it as far as it goes by itself."""
        self._pending = Pending(self._settled, order)
        battle = self.battle
        battle.events, battle.reads, battle.rulings, battle.under_way = [], [], [], []
        self._script = follow(self.table.system, battle, order)
        self._run(None)

    def _run(self, answer: Any) -> None:
        """Drive the script to its next question, or to its end."""
        self._node = None
        assert self._script is not None
        assert self._battle is not None
        self._question = onward(self._script, answer)
        if self._question is None:
            self._script = self._pending = None
            self._settled = self._battle.state

    def _restore(self) -> None:
        """Take a clone or a loaded game up where it stood: re-run the order over its answers."""
        pending = self._pending
        self._battle = self.table.battle(self._settled if pending is None else pending.base)
        if pending is None:
            return
        system = self.table.system
        if pending.order is None:
            self._script = opening(system, self._battle)
        else:
            self._script = follow(system, self._battle, pending.order)
        self._run(None)
        for given in pending.answers:
            assert self._question is not None
            self._run(answered(self._question, given).answer)

    def _find_node(self) -> Node:
        battle = self.battle
        question = self._question
        if isinstance(question, Choose):
            prompt = message(f"choice-{question.id.replace('.', '-')}", unit=question.unit)
            return Decision(question.who, prompt, question.rule, battle.step.phase.id, choice=question)
        if question is not None:
            return Chance(_dice(question), question.ask, question.rule, question)
        if battle.state.result is not None:
            return Over(battle.state.result)
        step = battle.step
        ask = ask_of(self.table.system, battle)
        assert ask is not None
        rule = battle.rules.cite(step.phase.rule)
        return Decision(step.decides, ask.prompt, rule, step.phase.id, ask.subjects)


def new_game(system: System, scenario: Scenario[Any], seed: int | str = 0, *, practice: bool = False) -> Game:
    """A game set up and brought to its first decision or die."""
    return opened(Table(system, scenario, system.set_up(scenario), str(seed), practice=practice))


def opened(table: Table) -> Game:
    """A game at this table, brought to its first decision or die."""
    start = table.start
    game = Game(table, Journal(), start, Pending(start, None))
    game._restore()
    game.journal = game.journal.add(
        Entry(OPENING, "", "", tuple(game.battle.events)), game._settled, game._pending
    )
    return game


def _phase_of(node: Node) -> str:
    return node.phase if isinstance(node, Decision) else ""


def _dice(question: Roll | Consult) -> Dice:
    kind = question.dice if isinstance(question, Roll) else question.chart.dice
    assert kind is not None
    return kind


def _check_throw(node: Chance, given: Input) -> None:
    if not isinstance(given, Throw) or len(given.faces) != node.dice.count:
        raise IllegalOrder(message("refuse-throw", given=str(given), dice=str(node.dice)), node.rule)
    for face in given.faces:
        if face not in node.dice.faces:
            raise IllegalOrder(message("refuse-face", face=face, dice=str(node.dice)), node.rule)
