"""The table: dice and decisions of one ruling, from the options first, then from whoever is there to ask."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Protocol

from grognard.answers.errors import Stop
from grognard.answers.policy import wrong_option
from grognard.cli.parameters import shortened, whole_number
from grognard.core.drivers.explain import Words
from grognard.core.drivers.play import Given, Played, Run, Step
from grognard.core.procedure import Choose, Consult, Flow, Resolution, Roll
from grognard.dice import Dice, SeededDice

#: A question to the person, and his line in return.
Ask = Callable[[str], str]


#: Shows steps of a ruling, the first of which has this place.
Show = Callable[[list[Step], int], None]


class Asked(Protocol):
    """Answers a request for dice with its faces."""

    def __call__(self, request: Roll | Consult, dice: Dice) -> tuple[int, ...]: ...


def at_terminal() -> bool:
    """Whether there is a person to ask."""
    return sys.stdin is not None and sys.stdin.isatty()


def ask_line(prompt: str) -> str:
    """A line from the person; prompts go to standard error, so that output can be piped away."""
    sys.stderr.write(prompt + " ")
    sys.stderr.flush()
    line = sys.stdin.readline()
    if not line:
        sys.stderr.write("\n")
        raise EOFError
    return line.strip()


def read_faces(text: str) -> tuple[int, ...]:
    """`--dice 5,3`: the faces in the order they were rolled."""
    faces = []
    for part in text.replace(",", " ").split():
        face = whole_number(part)
        if face is None:
            raise Stop(f"--dice: expected whole numbers such as 5,3, got {shortened(part)!r}")
        faces.append(face)
    return tuple(faces)


class OwnDice:
    """The person's dice: those given beforehand, then those he is asked for."""

    def __init__(self, faces: tuple[int, ...], words: Words, ask: Ask | None) -> None:
        self.given, self.words, self.ask = list(faces), words, ask
        self.used = 0

    def __call__(self, request: Roll | Consult, dice: Dice) -> tuple[int, ...]:
        taken: list[int] = []
        while len(taken) < dice.count:
            if self.used == len(self.given):
                self.given.append(self._wait(request, dice, dice.count - len(taken)))
            face = self.given[self.used]
            self.used += 1
            if face not in dice.faces:
                raise Stop(
                    self.words.say("wrong-die", place=self.used, face=face, **self._about(request, dice))
                )
            taken.append(face)
        return tuple(taken)

    def ready(self, dice: Dice) -> bool:
        """Whether the dice given so far answer this request."""
        return len(self.given) - self.used >= dice.count

    def _wait(self, request: Roll | Consult, dice: Dice, wanted: int) -> int:
        words, place = self.words, self.used + 1
        about = self._about(request, dice)
        if self.ask is None:
            key = "wait-die" if wanted == 1 else "wait-dice"
            raise Stop(words.say(key, place=place, last=place + wanted - 1, given=self.used, **about))
        while True:
            face = whole_number(self.ask(f"{words.say('ask-faces', **about)}:"))
            if face is not None and face in dice.faces:
                return face
            ask_again(words, about["faces"])

    def _about(self, request: Roll | Consult, dice: Dice) -> dict[str, str]:
        """The dice wanted and what for."""
        faces = self.words.say("template-range", low=dice.low, high=dice.high)
        return {"dice": str(dice), "faces": faces, "ask": self.words.ask(request), "rule": request.rule}

    def finish(self) -> None:
        """Dice that no rule asked for are a mistake."""
        left = self.given[self.used :]
        if left:
            listed = ", ".join(map(str, left))
            raise Stop(self.words.say("left-dice", used=self.used, left=len(left), listed=listed))


def ask_again(words: Words, wanted: str) -> None:
    sys.stderr.write(f"  {words.say('tour-wanted', wanted=wanted)}\n")


def seeded(seed: int | str) -> Asked:
    """Repeatable dice."""
    source = SeededDice(seed)
    return lambda request, dice: source.faces(dice, request.ask.key)


class Decisions:
    """What a policy settles; the rest is asked, or named in one line."""

    def __init__(self, policy: Mapping[str, str], words: Words, ask: Ask | None) -> None:
        self.policy, self.words, self.ask = policy, words, ask

    def settled(self, choice: Choose) -> str | None:
        """What the policy, or the lack of an alternative, decides."""
        only = choice.options[0] if len(choice.options) == 1 else None
        return self.policy.get(f"{choice.id}@{choice.unit}", self.policy.get(choice.id, only))

    def __call__(self, choice: Choose) -> str:
        option = self.settled(choice)
        if option is None:
            return self._asked(choice)
        if option not in choice.options:
            raise Stop(wrong_option(choice, option))
        return option

    def _asked(self, choice: Choose) -> str:
        words = self.words
        said = [words.option(choice, option) for option in choice.options]
        about = {"prompt": words.prompt(choice), "rule": choice.rule}
        if self.ask is None:
            listed = [
                f"{id} ({word})" if id != word else id for id, word in zip(choice.options, said, strict=True)
            ]
            settle = {"id": choice.id, "first": choice.options[0]}
            raise Stop(words.say("wait-choice", options=", ".join(listed), **about, **settle))
        numbered = "\n".join(f"  {number}. {word}" for number, word in enumerate(said, 1))
        answers = {**dict(zip(said, choice.options, strict=True)), **{id: id for id in choice.options}}
        answers |= {str(number): id for number, id in enumerate(choice.options, 1)}
        while True:
            line = self.ask(f"{words.say('ask-option', **about)}\n{numbered}\n>")
            if line in answers:
                return answers[line]
            ask_again(words, words.say("template-range", low=1, high=len(said)))


class Table:
    """One ruling in progress. Whoever has to roll or decide is shown first what came of it so far."""

    def __init__(self, words: Words, dice: Asked, decide: Decisions, show: Show | None = None) -> None:
        self.dice, self.decide, self.show = dice, decide, show
        self.run = Run(words.rules, self._give)
        self.shown = 0

    def _show(self) -> None:
        if self.show is not None and self.shown < len(self.run.steps):
            self.show(self.run.steps[self.shown :], self.shown)
            self.shown = len(self.run.steps)

    def _give(self, request: Roll | Consult | Choose) -> Given:
        if isinstance(request, Choose):
            if self.decide.settled(request) is None:
                self._show()
            return self.decide(request)
        kind = request.dice if isinstance(request, Roll) else request.chart.dice
        if kind is None:  # pragma: no cover - a fault of a ruleset, found by its own tests
            raise ValueError(f"{request.rule} consults a chart that has no dice")
        if isinstance(self.dice, OwnDice) and not self.dice.ready(kind):
            self._show()
        return self.dice(request, kind)

    def rule(self, procedure: Callable[..., Flow[Resolution]], case: object) -> Played:
        flow = procedure(self.run.rules, case)
        return Played(self.run.events(flow), tuple(self.run.steps))
