"""A card of odds in words, to somebody in particular or to anybody."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

import msgspec

from grognard.answers.card import SUFFERS, Card, Reckoned
from grognard.answers.figures import chance_data
from grognard.answers.ways import Way
from grognard.core.drivers.turn import Losses
from grognard.core.procedure import Choose
from grognard.core.ruleset import Tone

#: one of our own texts in the reader's language
Say = Callable[..., str]


class Onlooker(msgspec.Struct, frozen=True):
    """Whose eyes the odds are for, and on whose side each counter is."""

    side: str
    sides: Mapping[str, str]
    #: whether that side is asked now, and told the chance that it hopes for; else that of whoever acts
    decides: bool = True

    def relation(self, roles: Mapping[str, str], role: str) -> str:
        """ "you", "they", or nothing where that cannot be said."""
        found = {self.sides[unit] for unit, one in roles.items() if one == role and unit in self.sides}
        found |= {self.sides[role]} if role in self.sides else set()
        if len(found) != 1:
            return ""
        return "you" if found == {self.side} else "they"


_FLIPPED: dict[Tone, Tone] = {"best": "worst", "good": "bad", "even": "even", "bad": "good", "worst": "best"}


class Speaker:
    """Says a card in one language, to somebody in particular or to anybody."""

    def __init__(self, card: Card, onlooker: Onlooker | None) -> None:
        self.card, self.onlooker = card, onlooker
        self.words = card.situation.words
        self.roles = card.situation.procedure.roles(card.situation.case)
        every = range(len(card.classes))
        self.possible = [place for place in every if any(one.chances[place] for one in card.branches)]
        #: whoever asks comes first
        self.losers = sorted(card.roles, key=lambda role: self.relation(role) != "you")
        self.suffers = any(self.relation(role) == "you" for role in SUFFERS)
        self.hopes_not = self.suffers and onlooker is not None and onlooker.decides

    def relation(self, role: str) -> str:
        return "" if self.onlooker is None else self.onlooker.relation(self.roles, role)

    def data(self) -> dict[str, Any]:
        said = [self.way(way) for way in self.card.ways]
        return {
            "headline": self.headline(self.card.branches),
            "ways": said,
            "open": len(self.card.branches),
        }

    def choice(self, choice: Choose) -> dict[str, Any]:
        """A decision that is open, and what its answers are called."""
        told = self.card.labels.get(choice.id)
        labels = told or {option: self.words.option(choice, option) for option in choice.options}
        return {
            "id": choice.id,
            "who": choice.who,
            "options": list(labels),
            "rule": choice.rule,
            "prompt": self.words.prompt(choice),
            "labels": labels,
        }

    def way(self, way: Way) -> dict[str, Any]:
        one = self.card.branches[way.members[0]]
        best, worst = reversed(one.ends) if self.suffers else one.ends
        # Outcomes that are a class each stand in no order of worth.
        ranked = self.card.situation.procedure.classes is not None
        return {
            "when": self.when(way),
            "policy": dict(one.policy),
            "headline": self.headline([one]),
            "success": {"label": self.hope(), **chance_data(self.chance(one))},
            "classes": [self.klass(place, one.chances[place]) for place in self.possible],
            "losses": [self.lost(role, one.losses[role]) for role in self.losers if one.losses[role]],
            "best": self.end(*best) if ranked else None,
            "worst": self.end(*worst) if ranked else None,
        }

    def hope(self) -> str:
        """What the chance of the headline is of: never what the side that is asked fears."""
        success = self.card.situation.procedure.success
        label = success.failure if self.hopes_not else success.label
        assert label is not None
        return label.say(self.words.language)

    def chance(self, one: Reckoned) -> Fraction:
        return 1 - one.success if self.hopes_not else one.success

    def klass(self, place: int, chance: Fraction) -> dict[str, Any]:
        one = self.card.classes[place]
        tone = _FLIPPED[one.tone] if self.suffers else one.tone
        label = one.label.say(self.words.language)
        return {"id": one.id, "label": label, "tone": tone, **chance_data(chance)}

    def lost(self, role: str, points: Fraction) -> dict[str, Any]:
        relation = self.relation(role)
        return {
            "who": relation or "other",
            "text": self.loses(role, figure_text(points, self.words.say)),
            "points": str(points),
            "mean": float(points),
        }

    def loses(self, role: str, points: str) -> str:
        relation = self.relation(role)
        if relation:
            return self.words.say(f"odds-lose-{relation}", points=points)
        return self.words.say("odds-lose", who=self.words.name(role), points=points)

    def end(self, place: int, lost: Losses | None, chance: Fraction) -> dict[str, Any]:
        label = self.card.classes[place].label.say(self.words.language)
        points = dict(zip(self.card.roles, lost, strict=True)) if lost is not None else {}
        told = [self.loses(role, str(points[role])) for role in self.losers if points.get(role)]
        return {"text": ", ".join([label, *told]), **chance_data(chance)}

    def when(self, way: Way) -> list[str]:
        """One line for each way that the decisions may go to come to this."""
        return [
            self.words.semicolon.join(self.condition(one.choice, one.options) for one in conditions)
            for conditions in way.when
        ]

    def condition(self, id: str, options: tuple[str, ...]) -> str:
        choice = next(one for one in self.card.choices if one.id == id)
        told = self.card.labels.get(id, {})
        said = [told.get(option) or self.words.option(choice, option) for option in options]
        answer = self.words.say("odds-or").join(said)
        return f"{self.words.prompt(choice)} {answer}"

    def headline(self, branches: Sequence[Reckoned]) -> str:
        """ "The defender loses the hex 62%, you lose 0.8, they lose 1.9"."""
        say = self.words.say
        chance = _range([self.chance(one) for one in branches], say, percent_text)
        told = [say("odds-success", success=self.hope(), chance=chance)]
        for role in self.losers:
            points = [one.losses[role] for one in branches]
            if any(points):
                told.append(self.loses(role, _range(points, say, figure_text)))
        sentence = ", ".join(told)
        return sentence[:1].upper() + sentence[1:]


def _range(values: Sequence[Fraction], say: Say, text: Callable[[Fraction, Say], str]) -> str:
    least, most = text(min(values), say), text(max(values), say)
    return least if least == most else say("odds-range", least=least, most=most)


def percent_text(chance: Fraction, say: Say) -> str:
    """In whole percent; to the tenth where that would say never, or always, of what is neither."""
    hundredths = chance * 100
    fine = 0 < hundredths < 10 or 99 < hundredths < 100
    return say("odds-percent", figure=_decimal(hundredths, 10 if fine else 1, say))


def figure_text(value: Fraction, say: Say) -> str:
    """To the tenth; to the hundredth where that would say nothing of something."""
    return _decimal(value, 100 if 0 < value < Fraction(1, 20) else 10, say)


def _decimal(value: Fraction, scale: int, say: Say) -> str:
    """Half up, as browsers round, without noughts at the end."""
    whole, rest = divmod((value * scale * 2 + 1).__floor__() // 2, scale)
    if not rest:
        return str(whole)
    digits = str(rest).zfill(len(str(scale)) - 1).rstrip("0")
    return f"{whole}{say('odds-decimal-mark')}{digits}"
