"""A puzzle in words: what is asked, what can be answered, and why one order is best."""

from __future__ import annotations

from typing import Any

from grognard.answers.ahead import situation_of
from grognard.answers.card import Settled, card_of
from grognard.answers.card_words import Onlooker, Speaker
from grognard.core.errors import BadCase, Fault
from grognard.core.game.node import Decision
from grognard.core.game.order import Order, parse
from grognard.core.game.order_words import OrderWords
from grognard.core.game.system import DONE
from grognard.core.game.telling import Telling
from grognard.core.messages import message, words_of
from grognard.puzzles.judge import Judge
from grognard.puzzles.puzzle import Puzzle
from grognard.rulesets import ruleset
from grognard.scenarios import load

Data = dict[str, Any]


def card(one: Puzzle, language: str) -> Data:
    """What a list shows of a puzzle, without setting it up."""
    scenario = load(one.scenario, one.options)
    return {
        "id": one.id,
        "ruleset": scenario.ruleset,
        "system": ruleset(scenario.ruleset).title.say(language),
        "scenario": scenario.id,
        "title": scenario.title.say(language),
        "theme": one.theme,
        "about": say(f"puzzle-theme-{one.theme}", language),
        "grade": one.grade,
        "grade_title": say(f"puzzle-grade-{one.grade}", language),
        "turn": one.turn,
        "side": one.side,
        "side_name": next(side.name.say(language) for side in scenario.sides if side.id == one.side),
    }


class Told:
    """One puzzle in one language."""

    def __init__(self, puzzle: Puzzle, language: str) -> None:
        self.puzzle, self.language = puzzle, language
        self.game = puzzle.game.clone()
        self.words = Telling(self.game, language)
        self._orders = OrderWords(self.game.table, self.words)

    def question(self) -> str:
        node = self.game.node
        assert isinstance(node, Decision)
        side = self.words.sides[node.side]
        if node.choice is not None:
            asked = self.words.question(node.choice)
            return say("puzzle-asks-answer", self.language, side=side, question=asked)
        phase = self.words.phase(node.phase)
        return say("puzzle-asks-order", self.language, side=side, phase=phase)

    def order(self, text: str) -> str:
        """An order or an answer as a player reads it."""
        order, node = self._read(text), self.game.node
        if isinstance(node, Decision) and node.choice is not None:
            return self.words.option(node.choice, order.option)
        if order == DONE:
            return say("puzzle-nothing", self.language)
        told = self._orders.say(order, self.game.state)
        return told[:1].upper() + told[1:]

    def listed(self) -> list[str]:
        """Every order to be considered, in an order that gives nothing away."""
        return sorted(self.puzzle.worth, key=lambda text: (text == str(DONE), text))

    def known(self, given: str) -> str:
        """An order that the puzzle knows; BadCase names those."""
        if given not in self.puzzle.worth:
            raise BadCase([Fault("order", f"{given!r} is no order of this puzzle", tuple(self.listed()))])
        return given

    def odds(self, text: str) -> str:
        """The odds of an order in a sentence, as its card tells them; empty where it sets nothing off."""
        order = self._read(text)
        if order == DONE:
            return ""
        found = Judge(self.game).outlook(self.game, order, self.puzzle.side)
        situation = situation_of(self.game.scenario.ruleset, found.ahead, self.language)
        card = card_of([Settled(situation)], dict(found.policy))
        return Speaker(card, self._onlooker).headline(card.branches)

    @property
    def _onlooker(self) -> Onlooker:
        game = self.game
        sides = {piece.id: game.side_of(piece.id) for piece in game.state.pieces}
        return Onlooker(self.puzzle.side, sides | {player.id: player.id for player in game.scenario.sides})

    def why(self, given: str = "") -> str:
        """Why the right order is right, in a sentence or two, with the odds that carry it."""
        one = self.puzzle
        others = sorted((worth, text) for text, worth in one.worth.items() if text not in one.right)
        other = given if given and not one.is_right(given) else others[-1][1]
        best = one.right[0]
        lines = [say(f"puzzle-why-{one.theme}", self.language)]
        lines += [
            say("puzzle-why-odds", self.language, order=self.order(text), odds=odds)
            for text in (best, other)
            if (odds := self.odds(text))
        ]
        gap = points(one.worth[best] - one.worth[other], self.language)
        lines.append(say("puzzle-why-gap", self.language, order=self.order(other), gap=gap))
        return " ".join(lines)

    @staticmethod
    def _read(text: str) -> Order:
        order = parse(text)
        assert isinstance(order, Order)
        return order


def say(key: str, language: str, **args: str | int) -> str:
    return words_of("grognard.puzzles").say(message(key, **args), language)


def points(figure: float, language: str) -> str:
    """Points to one place, in the digits of the language."""
    text = f"{figure:.1f}"
    return text if language == "en" else text.replace(".", ",")


def solution(told: Told, given: str = "") -> Data:
    """What is right and why, and what every other order comes to."""
    one = told.puzzle
    best = one.worth[one.right[0]]
    return {
        "id": one.id,
        "given": given or None,
        "right": one.is_right(given) if given else None,
        "answer": list(one.right),
        "answer_told": told.order(one.right[0]),
        "margin": one.margin,
        "why": told.why(given),
        "played": one.played,
        "orders": [
            {
                "order": text,
                "told": told.order(text),
                "right": one.is_right(text),
                "behind": round(best - worth, 2),
                "odds": told.odds(text) or None,
            }
            for text, worth in sorted(one.worth.items(), key=lambda pair: (-pair[1], pair[0]))
        ],
    }
