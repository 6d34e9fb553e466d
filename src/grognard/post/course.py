"""What the lines of a sealed game come to, worked out at both ends alike.

What nobody has shown yet is stood in for; as soon as the game turns on it, it waits until its owner shows it.
An order goes out with a share of the dice it may lead to, and then waits for the opponent's: neither knows
the faces before the order stands. Orders that were sent after one that waits are carried out as soon as it is
done, as long as they are legal and the opponent has decided nothing in between; else they lapse.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from copy import copy
from typing import Any

import msgspec

from grognard.core.errors import BadData
from grognard.core.game import Chance, Decision, Game
from grognard.core.game.game import Table, opened
from grognard.core.game.order import Input, Throw, parse
from grognard.core.game.secrecy import Secrecy, hidden_tracks
from grognard.core.game.settlement import Resign, is_settlement, read_settlement
from grognard.core.game.state import Written
from grognard.core.game.undo import BROKEN
from grognard.dice.shares import ACT, ANSWER, before, joined, shares
from grognard.post.boxes import Locked
from grognard.post.boxes import opened as taken_out
from grognard.post.lines import Act, Answer, End, Join, Letter, Line, Show

#: the box that holds an order as it was given
WHOLE = ""
#: what a course consists of beside its game
_KEPT = (
    "waits",
    "steps",
    "lapsed",
    "_acts",
    "_ahead",
    "_stopped",
    "_links",
    "acting",
    "_share",
    "_hidden",
    "ended",
)


class Waits(msgspec.Struct, frozen=True):
    """What the game waits for, and from whom."""

    #: player, decision, (a share of) dice, (something to) show, (the secrets at the) end; empty: nothing more
    what: str
    side: str = ""
    #: what is to be shown: the line it was sent in, and its name
    due: tuple[tuple[int, str], ...] = ()


class Wrong(Exception):
    """A line that cannot stand where it does."""


#: what was carried out: something that was sent, or dice
Step = Act | Throw


class Course:
    """A sealed game as far as its lines lead, for somebody who knows none of the secrets."""

    def __init__(self, table: Table, letter: Letter, source: str = "game") -> None:
        # Its own: what the dice of the moment are derived from is kept there.
        self.table, self.letter, self.source = copy(table), letter, source
        self._begin()

    def _begin(self) -> None:
        self.game: Game | None = None
        self.table.seed = None
        self.waits = Waits("player")
        #: everything that was carried out, one after another
        self.steps: list[Step] = []
        #: orders that were sent ahead and came to nothing
        self.lapsed: list[Act] = []
        self._acts: dict[int, Act] = {}
        self._ahead: deque[Act] = deque()
        #: whether something that was sent ahead has lapsed since the last order that was not
        self._stopped = False
        self._links: dict[tuple[str, str], bytes] = {}
        #: who gave the order that is under way, and his share of its dice
        self.acting, self._share = "", b""
        #: by name the line in which a hidden track was last set
        self._hidden: dict[str, int] = {}
        #: who has shown his secret
        self.ended: set[str] = set()
        self._marks: dict[int, dict[str, Any]] = {}
        self.shown = self._all_shown()
        for line in self.letter.lines:
            self._take(line)

    def extend(self, line: Line) -> None:
        """Go on with one line more."""
        self.letter = self.letter.with_line(line)
        if isinstance(line, Show):
            self._again_from(line)
        else:
            self._take(self.letter.lines[-1])

    def _again_from(self, line: Show) -> None:
        """Go on from before the order of which something was shown."""
        if line.of not in self._marks:
            self._begin()
            return
        self.shown = self._all_shown()
        marked = self._marks[line.of]
        for name, value in marked.items():
            setattr(self, name, copy(value))
        self.game = marked["game"].clone()
        self.table.seed = None
        for again in self.letter.lines[line.of - 1 :]:
            self._take(again)

    def _mark(self, act: Act) -> None:
        """Keep where the game stands before a hidden order: it is played again when its owner shows it."""
        assert self.game is not None
        self._marks[act.seq] = {name: copy(getattr(self, name)) for name in _KEPT} | {
            "game": self.game.clone()
        }

    # What has been shown

    def _all_shown(self) -> dict[int, dict[str, Written]]:
        """Everything whose key is in the file, whenever it came: by the line it was hidden in."""
        found: dict[int, dict[str, Written]] = {}
        acts = {line.seq: line for line in self.letter.lines if isinstance(line, Act)}
        for line in self.letter.lines:
            if isinstance(line, Show):
                act = acts.get(line.of)
                if act is None or line.of >= line.seq or act.by != line.by or line.name not in act.boxes:
                    raise self._fault(line, f"there is no box {line.name!r} of {line.by} in line {line.of}")
                found.setdefault(line.of, {})[line.name] = self._value(line, act)
        return found

    def _value(self, line: Show, act: Act) -> Written:
        try:
            value = msgspec.json.decode(taken_out(bytes.fromhex(line.key), act.boxes[line.name]))
        except (Locked, msgspec.DecodeError) as wrong:
            raise self._fault(line, str(wrong)) from None
        if not isinstance(value, (int, str)) or line.name == WHOLE:
            raise self._fault(line, "that is nothing to be shown")
        return value

    # The lines

    def _take(self, line: Line) -> None:
        try:
            match line:
                case Join():
                    self._join(line)
                case Act():
                    self._act(line)
                case Answer():
                    self._answer(line)
                case End():
                    self._end(line)
                case Show():
                    pass  # known beforehand
        except Wrong as wrong:
            raise self._fault(line, str(wrong)) from None

    def _fault(self, line: Line, what: str) -> BadData:
        return BadData(self.source, f"line {line.seq}: {what}")

    def _join(self, line: Join) -> None:
        if line.seq > 2 or self.waits.what != "player" or (line.by, ACT) in self._links:
            raise Wrong(f"{line.by} has joined already")
        for chain, anchor in ((ACT, line.act), (ANSWER, line.answer)):
            self._links[line.by, chain] = bytes.fromhex(anchor)
        if line.seq == 1:
            self.waits = Waits("player", self.letter.other(line.by))
            return
        self.acting, self._share = line.by, self._link(line.by, ACT, line.share)
        self.game = opened(self.table)
        self._go_on()

    def _link(self, side: str, chain: str, share: str) -> bytes:
        """A share that is bound to the one before it."""
        link = bytes.fromhex(share)
        if before(link) != self._links[side, chain]:
            raise Wrong(f"the share of {side} is not the one it is bound to")
        self._links[side, chain] = link
        return link

    def last_share(self, side: str, chain: str) -> bytes:
        """The last share of a side that everybody knows."""
        return self._links[side, chain]

    def _act(self, act: Act) -> None:
        if self.game is None:
            raise Wrong("the game has not begun")
        if act.boxes:
            self._mark(act)
        share = self._link(act.by, ACT, act.share)
        self._acts[act.seq] = act
        if act.ahead:
            self._act_ahead(act)
            return
        if self.waits.what != "decision":
            raise Wrong(f"the game waits for {self.waits.side or 'nobody'}")
        self._stopped = False
        if is_settlement(act.given):
            self._resign(act)
            return
        if self.waits.side != act.by:
            raise Wrong(f"{self.waits.side} is to decide")
        try:
            carried_out = self._carry_out(act, share)
        except BROKEN as refused:
            raise Wrong(f"{act.given or 'the hidden order'}: {refused}") from None
        if carried_out:
            self._go_on()

    def _act_ahead(self, act: Act) -> None:
        """Keep what was sent ahead until its turn comes. What was shown since may have brought it already."""
        if act.by != self.acting or act.boxes:
            raise Wrong(f"nothing of {act.by} is under way")
        self._ahead.append(act)
        if self._stopped:
            self._lapse()
        elif self.waits.what not in ("dice", "show"):
            self._go_on()

    def _lapse(self) -> None:
        """What was sent ahead comes to nothing, and so does whatever was sent after it."""
        self._stopped = self._stopped or bool(self._ahead)
        self.lapsed += self._ahead
        self._ahead.clear()

    def _resign(self, act: Act) -> None:
        assert self.game is not None
        try:
            what = read_settlement(act.given)
            if what != Resign(act.by):
                raise Wrong(f"expected: resign {act.by}")
            self.game.settle(act.by, what)
            self.steps.append(act)
        except BROKEN as refused:
            raise Wrong(f"{act.given}: {refused}") from None
        self._go_on()

    def _answer(self, line: Answer) -> None:
        if self.waits != Waits("dice", line.by):
            raise Wrong("nothing waits for this share")
        assert self.game is not None
        answered = self._link(line.by, ANSWER, line.share)
        self.table.seed = joined(self._share, answered)
        self._go_on()

    def _end(self, line: End) -> None:
        if self.waits.what != "end" or line.by in self.ended:
            raise Wrong("the game is not over")
        secret = bytes.fromhex(line.secret)
        for chain in (ACT, ANSWER):
            if self._links[line.by, chain] not in shares(secret, chain):
                raise Wrong(f"the secret of {line.by} is not the one it was bound to")
        self.ended.add(line.by)
        self.waits = self._waits_for_secrets()

    # The game

    def _go_on(self) -> None:
        """Throw what can be thrown and carry out what was sent ahead, until somebody is waited for."""
        while self._goes_on():
            pass

    def _goes_on(self) -> bool:
        """One step further; False where somebody is waited for."""
        game = self.game
        assert game is not None
        node = game.node
        if isinstance(node, Chance):
            return self._throw(game)
        self.table.seed = None
        if isinstance(node, Decision) and self._ahead and node.side == self.acting:
            return self._next_ahead()
        self._lapse()
        self.waits = Waits("decision", node.side) if isinstance(node, Decision) else self._waits_for_secrets()
        return False

    def _throw(self, game: Game) -> bool:
        if self.table.seed is not None:
            thrown = game.roll()
            return self._give(thrown, thrown)
        self.waits = Waits("dice", self.letter.other(self.acting))
        return False

    def _waits_for_secrets(self) -> Waits:
        left = [side for side in self.letter.sides if side not in self.ended]
        return Waits("end", left[0]) if left else Waits("")

    def _next_ahead(self) -> bool:
        """Carry out what was sent ahead, or let it lapse with all behind it; False where something is due."""
        assert self.game is not None
        act, kept, before = self._ahead.popleft(), self.game.clone(), len(self.steps)
        try:
            return self._carry_out(act, bytes.fromhex(act.share))
        except (*BROKEN, Wrong):
            self.game = kept
            del self.steps[before:]
            self._ahead.appendleft(act)
            self._lapse()
            return True

    def _carry_out(self, act: Act, share: bytes) -> bool:
        """Apply what a side has sent; False where something hidden has to be shown first."""
        assert self.game is not None
        given = stand_in(self.game, act, self.shown.get(act.seq, {})) if act.boxes else parse(act.given)
        self.acting, self._share = act.by, share
        if not self._give(given, act):
            return False
        hidden = hidden_by_last(self.game, self.letter.other(act.by))
        if set(act.boxes) != ({*hidden, WHOLE} if hidden is not None else set()):
            raise Wrong("what is hidden is not what the rules hide")
        self._hidden |= dict.fromkeys(hidden or (), act.seq)
        return True

    def _give(self, given: Input, step: Step) -> bool:
        """An input into the game; False, and the game as before, where it turns on what is still hidden."""
        assert self.game is not None
        kept = self.game.clone()
        events = self.game.apply(given)
        system = self.table.system
        due = self._due(system.lights(events)) if isinstance(system, Secrecy) else ()
        if due:
            self.game = kept
            self.waits = Waits("show", self._acts[due[0][0]].by, due)
            return False
        self.steps.append(step)
        return True

    def _due(self, names: tuple[str, ...]) -> tuple[tuple[int, str], ...]:
        """Of these tracks those that their owner has yet to show, those of one side at a time."""
        places = [(self._hidden[name], name) for name in names if name in self._hidden]
        unseen = [(seq, name) for seq, name in places if name not in self.shown.get(seq, {})]
        return tuple(one for one in unseen if self._acts[one[0]].by == self._acts[unseen[0][0]].by)


def stand_in(game: Game, act: Act, known: Mapping[str, Written]) -> Input:
    """What a hidden order may have been, by what its owner has shown of it."""
    system = game.table.system
    if WHOLE not in act.boxes or act.given or not isinstance(system, Secrecy):
        raise Wrong("this battle hides no such order")
    return system.stand_in(game.battle, known)


def hidden_by_last(game: Game, side: str) -> dict[str, Written] | None:
    """What the last input has set that a side is not told; None where it is told everything."""
    system, entry = game.table.system, game.journal.entry
    assert entry is not None
    return hidden_tracks(system, game.scenario, entry, side) if isinstance(system, Secrecy) else None
