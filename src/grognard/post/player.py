"""One side of a sealed game: takes up what came, answers by itself what it owes, and sends its orders."""

from __future__ import annotations

import secrets
from functools import cached_property

import msgspec

from grognard.core.errors import BadCase, Fault
from grognard.core.game import Game
from grognard.core.game.game import Table
from grognard.core.game.order import Order, parse
from grognard.core.game.settlement import Resign, is_settlement, read_settlement
from grognard.dice.shares import ACT, ANSWER, shares
from grognard.post.boxes import box_key, locked
from grognard.post.course import WHOLE, Course, Waits, hidden_by_last
from grognard.post.key import Key, newer
from grognard.post.knowing import Knowing
from grognard.post.lines import Act, Answer, End, Join, Letter, Line, Show


class Player:
    """A key, the game as far as its owner has seen it, and as far as everybody can."""

    def __init__(self, table: Table, key: Key, source: str = "game") -> None:
        self.key, self.side, self.table, self.source = key, key.side, table, source
        self.open = Course(table, key.game, source=source)
        self.own = Knowing(table, self._secrets(), source)
        self.own.follow(self.open)

    def _secrets(self) -> dict[str, bytes]:
        """One's own, and the opponent's when the game is over."""
        ended = {line.by: bytes.fromhex(line.secret) for line in self.key.game.lines if isinstance(line, End)}
        return {**ended, self.side: self.key.bytes}

    @property
    def letter(self) -> Letter:
        return self.key.game

    @property
    def game(self) -> Game:
        """The game with everything that this side knows."""
        if self.own.game is None:
            raise BadCase([Fault(self.source, f"{self.open.waits.side} has not joined yet")])
        return self.own.game

    def take_up(self) -> None:
        """Send everything that is owed without a decision: shares of dice, what came to light, the secret."""
        while (line := self._owed()) is not None:
            self._send(line)

    def _owed(self) -> Line | None:
        waits, by = self.open.waits, self.side
        if waits.what == "end" and by not in self.open.ended:
            return End(seq=0, by=by, secret=self.key.secret)
        if waits.side != by:
            return None
        if waits.what == "dice":
            return Answer(seq=0, by=by, share=self._share(ANSWER))
        if waits.what == "show":
            seq, name = waits.due[0]
            act = self.letter.lines[seq - 1]
            assert isinstance(act, Act)
            key = box_key(self.key.bytes, name, act.boxes[name])
            return Show(seq=0, by=by, of=seq, name=name, key=key.hex())
        return None

    def join(self) -> None:
        """Take the seat that is free; whoever comes second sets the game going."""
        first = not self.letter.lines
        self._send(
            Join(
                seq=0,
                by=self.side,
                act=self._chains[ACT][0].hex(),
                answer=self._chains[ANSWER][0].hex(),
                share="" if first else self._chains[ACT][1].hex(),
            )
        )

    def give(self, text: str) -> None:
        """Send an order, an answer, or that one gives up; IllegalOrder and BadCase say why it cannot be."""
        if is_settlement(text):
            self._resign(text)
            return
        order = parse(text)
        if not isinstance(order, Order):
            raise BadCase([Fault(text, "dice are made by the shares of both sides, not thrown by hand")])
        if self.decides:
            self._send(self._act(order))
        elif self.may_send_ahead:
            self._send(Act(seq=0, by=self.side, given=str(order), share=self._share(ACT), ahead=True))
        else:
            raise BadCase([Fault(text, f"the game waits for {self.open.waits.side or 'nobody'}")])

    @property
    def decides(self) -> bool:
        return self.open.waits == Waits("decision", self.side)

    @property
    def may_send_ahead(self) -> bool:
        """Whether an order of this side waits for the opponent, so that others may follow it."""
        return self.open.waits.what in ("dice", "show") and self.open.acting == self.side

    def _resign(self, text: str) -> None:
        if read_settlement(text) != Resign(self.side):
            raise BadCase([Fault(text, f"by mail nothing is settled but: resign {self.side}")])
        if self.open.waits.what != "decision":
            raise BadCase([Fault(text, f"the game waits for {self.open.waits.side or 'nobody'}")])
        self._send(Act(seq=0, by=self.side, given=text, share=self._share(ACT)))

    def _act(self, order: Order) -> Act:
        """An order as it is sent, in the open or in boxes."""
        game = self.game.clone()
        game.apply(order)
        boxes = self._boxes(game, order)
        given = "" if boxes else str(order)
        return Act(seq=0, by=self.side, given=given, boxes=boxes, share=self._share(ACT))

    def _boxes(self, game: Game, given: Order) -> dict[str, str]:
        hidden = hidden_by_last(game, self.letter.other(self.side))
        if hidden is None:
            return {}
        values = {name: msgspec.json.encode(value).decode() for name, value in hidden.items()}
        texts = {WHOLE: str(given), **values}
        return {name: locked(self.key.bytes, name, text) for name, text in texts.items()}

    @cached_property
    def _chains(self) -> dict[str, list[bytes]]:
        return {chain: shares(self.key.bytes, chain) for chain in (ACT, ANSWER)}

    def _share(self, chain: str) -> str:
        """The next share of a chain that nobody has seen."""
        place = self._chains[chain].index(self.open.last_share(self.side, chain)) + 1
        if place == len(self._chains[chain]):
            raise BadCase([Fault(self.source, "there are no more shares of dice")])
        return self._chains[chain][place].hex()

    def receive(self, letter: Letter) -> None:
        """Read on in a file that came; BadData, where it does not go on from what was seen."""
        for line in newer(self.letter, letter, self.source).lines[len(self.letter.lines) :]:
            self._send(line)

    def _send(self, line: Line) -> None:
        self.open.extend(line)
        self.key = msgspec.structs.replace(self.key, game=self.open.letter)
        if isinstance(line, End):
            self.own = Knowing(self.table, self._secrets(), self.source)
        self.own.follow(self.open)


def new_secret() -> str:
    return secrets.token_hex(32)
