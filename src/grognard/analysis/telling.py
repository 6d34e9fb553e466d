"""The course of a game in words: its moments, and every turn of each side in a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from grognard.analysis.checked import checked
from grognard.analysis.course import Course, Moment
from grognard.core.game.story import Story
from grognard.core.messages import message, words_of

Data = dict[str, Any]

#: orders that a sentence about a turn names
_NAMED = 2


def course_data(course: Course, story: Story) -> Data:
    """For whoever reads: chances are those of the first side, as shares of one."""
    words, result = story.words, story.past.state(len(story.past)).result
    scenario = story.past.table.scenario
    return {
        "side": course.side,
        "sides": [{"id": side, "name": name} for side, name in words.sides.items()],
        "estimate": about_estimate(words.language),
        "turns": [
            {
                "turn": one.turn,
                "time": scenario.clock.at(one.turn) if one.turn else None,
                "entry": one.entry,
                "chance": _round(one.chance),
            }
            for one in course.turns
        ],
        "winner": None if result is None else result.winner or "",
        "moments": [_moment(one, course, story) for one in course.largest()],
        "told": list(_sentences(course, story)),
    }


def about_estimate(language: str) -> str:
    """What the chances are worth, in a sentence: how far off they were, where that was measured."""
    found = checked()
    if found is None:
        return say("analysis-estimate", language)
    return say(
        "analysis-measured", language, games=found.games, battles=found.battles, gap=round(100 * found.gap)
    )


def _moment(one: Moment, course: Course, story: Story) -> Data:
    gains = one.swing > 0
    favours = course.side if gains else _other(course.side, story)
    return {
        "entry": one.last,
        "first": one.first,
        "turn": one.turn,
        "by": one.by,
        "told": story.told(one.first),
        "favours": favours,
        "before": _round(one.before),
        "after": _round(one.after),
        "dice": _round(one.dice),
        "order": _round(one.order),
        "success": round(float(Fraction(one.success)), 4) if one.success else None,
    }


def _sentences(course: Course, story: Story) -> Iterator[Data]:
    """A turn as a whole, as somebody at the club would tell it: what counted, and what it did."""
    for turn in [one.turn for one in course.turns if one.turn]:
        for side in story.words.sides:
            own = [one for one in course.moments if one.turn == turn and one.by == side]
            yield {"turn": turn, "side": side, "text": _sentence(own, side, course, story)}


def _sentence(own: list[Moment], side: str, course: Course, story: Story) -> str:
    words = story.words
    language, name = words.language, words.sides[side]
    counted = sorted(own, key=lambda one: -abs(one.swing))[:_NAMED]
    named = [one for one in sorted(counted, key=lambda one: one.first) if abs(one.swing) >= 0.005]
    if not named:
        return say("analysis-quiet", language, side=name)
    told = [_with_odds(one, story) for one in named]
    both = told[0] if len(told) == 1 else say("analysis-and", language, one=told[0], other=told[1])
    sign = 1 if side == course.side else -1
    first, last = own[0].before, own[-1].after
    dice = sign * sum(one.dice for one in own)
    # Of what is seen rounded, so that both parts make up the whole.
    whole = sign * (round(100 * last) - round(100 * first)) / 100
    dice = round(100 * dice) / 100
    return say(
        "analysis-sentence",
        language,
        side=name,
        told=both,
        before=percent(first if sign > 0 else 1 - first, language),
        after=percent(last if sign > 0 else 1 - last, language),
        dice=points(dice),
        order=points(whole - dice),
    )


def _with_odds(one: Moment, story: Story) -> str:
    told, language = story.told(one.first), story.words.language
    if not one.success:
        return told
    return say("analysis-odds", language, told=told, chance=percent(float(Fraction(one.success)), language))


def _other(side: str, story: Story) -> str:
    return next(one for one in story.words.sides if one != side)


def say(key: str, language: str, **args: str | int) -> str:
    return words_of("grognard.analysis").say(message(key, **args), language)


def percent(chance: float, language: str) -> str:
    """In whole percent, never certain where it is not."""
    whole = min(99, max(1, round(100 * chance))) if 0 < chance < 1 else round(100 * chance)
    return f"{whole}%" if language == "en" else f"{whole}\u00a0%"


def points(share: float) -> str:
    """Points of a hundred, with their sign."""
    whole = round(100 * share)
    return f"{whole:+d}".replace("-", "\u2212") if whole else "±0"


def _round(share: float) -> float:
    return round(share, 4)
