"""A sealed game as somebody sees it who knows the secret of one side, or of both."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy

import msgspec

from grognard.core.errors import BadData
from grognard.core.game import Game
from grognard.core.game.game import Table, opened
from grognard.core.game.order import Input, Throw, parse
from grognard.core.game.settlement import is_settlement, read_settlement
from grognard.core.game.undo import BROKEN
from grognard.post.boxes import Locked, box_key
from grognard.post.boxes import opened as taken_out
from grognard.post.course import WHOLE, Course, Step, Wrong, hidden_by_last, stand_in
from grognard.post.lines import Act

#: what a step depends on beside itself: what has been shown of it
Key = tuple[Step, tuple[str, ...]]


class Knowing:
    """The game that follows the steps of a course, with what is known of the secrets."""

    def __init__(self, table: Table, secrets: Mapping[str, bytes], source: str = "game") -> None:
        self.table, self.secrets, self.source = copy(table), secrets, source
        self.table.seed = None
        self.game: Game | None = None
        self._keys: list[Key] = []
        #: where the game stood before a hidden order: it is played again when more of it is shown
        self._marks: dict[int, Game] = {}

    def follow(self, course: Course) -> None:
        """Go as far as the course has gone. What it has taken back in the meantime is taken back here."""
        if course.game is None:
            return
        keys = [self._key(step, course) for step in course.steps]
        pairs = zip(keys, self._keys, strict=False)
        same = next((place for place, (one, other) in enumerate(pairs) if one != other), None)
        if self.game is None or same is not None or len(keys) < len(self._keys):
            self._back(len(keys) if same is None else same)
        for key in keys[len(self._keys) :]:
            self._step(key[0], course)
            self._keys.append(key)

    def _key(self, step: Step, course: Course) -> Key:
        if isinstance(step, Throw) or not step.boxes or step.by in self.secrets:
            return step, ()
        return step, tuple(sorted(course.shown.get(step.seq, ())))

    def _back(self, place: int) -> None:
        """Stand before a step, or before an earlier one from where it can be reached again."""
        marked = max((mark for mark in self._marks if mark <= place), default=0)
        self.game = self._marks[marked].clone() if marked in self._marks else opened(self.table)
        del self._keys[marked:]
        self._marks = {mark: game for mark, game in self._marks.items() if mark < marked}

    def _step(self, step: Step, course: Course) -> None:
        assert self.game is not None
        if isinstance(step, Throw):
            self.game.apply(step)
            return
        try:
            if is_settlement(step.given):
                self.game.settle(step.by, read_settlement(step.given))
                return
            if step.boxes:
                self._marks[len(self._keys)] = self.game.clone()
            self.game.apply(self._order(step, course))
            self._check_parts(step, course)
        except (*BROKEN, Wrong) as wrong:
            raise BadData(self.source, f"line {step.seq}: {wrong}") from None

    def _order(self, act: Act, course: Course) -> Input:
        assert self.game is not None
        if not act.boxes:
            return parse(act.given)
        if act.by in self.secrets:
            return parse(self._own(act, WHOLE))
        return stand_in(self.game, act, course.shown.get(act.seq, {}))

    def _check_parts(self, act: Act, course: Course) -> None:
        """What its owner shows of an order must be what he ordered."""
        assert self.game is not None
        if not act.boxes or act.by not in self.secrets:
            return
        for name, value in (hidden_by_last(self.game, course.letter.other(act.by)) or {}).items():
            if msgspec.json.decode(self._own(act, name)) != value:
                raise Wrong(f"what was hidden as {name} is not what was ordered")

    def _own(self, act: Act, name: str) -> str:
        """What is in a box of somebody whose secret is known."""
        box = act.boxes[name]
        try:
            return taken_out(box_key(self.secrets[act.by], name, box), box)
        except Locked as wrong:
            raise Wrong(f"{name or 'the order'}: {wrong}") from None
