"""Cards of odds: every figure on one equals what `odds` gives, and only what differs is told apart."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from grognard.answers.card import SUFFERS, Card, Reckoned, Settled, card_of
from grognard.answers.card_details import tree_data, worth_data
from grognard.answers.card_words import Onlooker, Speaker, figure_text, percent_text
from grognard.answers.figures import figure, sheet_data
from grognard.answers.situation import Situation, situation
from grognard.core.drivers.classes import class_chances, class_of
from grognard.core.drivers.sensitivity import expected_losses
from grognard.core.messages import LANGUAGES
from grognard.core.outcome import Outcome
from grognard.rulesets import RULESETS, ruleset

EVERY = [(id, procedure) for id in RULESETS for procedure in ruleset(id).procedures]


def example(id: str, procedure: str, language: str = "en") -> Situation:
    rules = ruleset(id)
    return situation(rules, rules.procedure(procedure), rules.example(procedure), language)


@cache
def card(id: str, procedure: str) -> Card:
    return card_of([Settled(example(id, procedure))], {})


def chances(one: Reckoned, found: Card) -> list[Fraction]:
    """The chance of each class, counted off the whole distribution."""
    counted = [Fraction() for _ in found.classes]
    for outcome, weight in one.odds.outcomes.weights.items():
        counted[class_of(outcome, found.classes)] += Fraction(weight, one.odds.outcomes.total)
    return counted


@pytest.mark.parametrize(("id", "procedure"), EVERY)
def test_headline_bar_and_losses_equal_the_exact_distribution(id: str, procedure: str) -> None:
    found = card(id, procedure)
    sheet = figure(found.situation, {})
    by_policy = {tuple(branch.policy.items()): branch for branch in sheet.branches}
    assert len(by_policy) == len(found.branches)
    success = found.situation.procedure.success
    for one in found.branches:
        told = by_policy[one.policy]
        whole = one.odds.outcomes
        assert one.success == told.success == whole.chance(success.holds)
        assert sum(one.chances) == 1
        assert list(one.chances) == chances(one, found)
        assert sum(one.losses.values()) == sum(told.expected.values())
        assert class_chances(one.odds, found.classes, of_any=success.of_any) == list(one.chances)


@pytest.mark.parametrize(("id", "procedure"), EVERY)
def test_ways_that_are_told_as_one_come_to_exactly_the_same(id: str, procedure: str) -> None:
    found = card(id, procedure)
    roles = found.situation.procedure.roles(found.situation.case)

    def seen(outcome: Outcome) -> tuple[int, tuple[tuple[str, int], ...]]:
        lost: dict[str, int] = {}
        for unit, points in outcome.losses:
            role = roles.get(unit, unit)
            lost[role] = lost.get(role, 0) + points
        return class_of(outcome, found.classes), tuple(sorted(lost.items()))

    spreads = [one.odds.outcomes.map(seen).reduced() for one in found.branches]
    told = [(spread.total, dict(spread.weights)) for spread in spreads]
    members = sorted(place for way in found.ways for place in way.members)
    assert members == list(range(len(found.branches)))
    for way in found.ways:
        assert all(told[place] == told[way.members[0]] for place in way.members)
    firsts = [told[way.members[0]] for way in found.ways]
    assert all(one != other for n, one in enumerate(firsts) for other in firsts[:n])


@pytest.mark.parametrize(("id", "procedure"), EVERY)
def test_a_way_holds_for_exactly_the_policies_that_meet_its_conditions(id: str, procedure: str) -> None:
    found = card(id, procedure)
    for way in found.ways:
        for place, one in enumerate(found.branches):
            decided = dict(one.policy)
            met = [all(decided.get(c.choice) in c.options for c in conditions) for conditions in way.when]
            assert (not met or any(met)) == (place in way.members)


@pytest.mark.parametrize(("id", "procedure"), EVERY)
def test_best_and_worst_are_ends_that_can_come(id: str, procedure: str) -> None:
    found = card(id, procedure)
    for one in found.branches:
        possible = [place for place, chance in enumerate(one.chances) if chance]
        (best, _lost, likely), (worst, _lost2, unlikely) = one.ends
        assert (best, worst) == (possible[0], possible[-1])
        assert 0 < likely <= one.chances[best]
        assert 0 < unlikely <= one.chances[worst]


@pytest.mark.parametrize(("id", "procedure"), EVERY)
def test_every_outcome_and_every_worth_is_the_one_of_the_command_line(id: str, procedure: str) -> None:
    found = card(id, procedure)
    speaker = Speaker(found, None)
    tree = tree_data(found, speaker)
    told = sheet_data(figure(found.situation, {}))
    branches = told.get("branches") or [{"policy": {}, **told}]
    for way in tree["ways"]:
        rest = Fraction(way["rest"]["probability"]) if way["rest"] else Fraction()
        assert sum((Fraction(one["probability"]) for one in way["outcomes"]), rest) == 1
        assert any(branch["outcomes"][: len(way["outcomes"])] == way["outcomes"] for branch in branches)
    worth = worth_data(found, speaker)
    told_of = worth["ways"] * len(found.ways) if len(worth["ways"]) == 1 else worth["ways"]
    for way, one in zip(told_of, found.ways, strict=True):
        policy = dict(found.branches[one.members[0]].policy)
        settled = sheet_data(figure(found.situation, policy, weigh=True))
        wanted = [(w["id"], w["points"]) for w in settled["sensitivity"]]
        assert [(w["id"], w["points"]) for w in way["modifiers"]] == wanted


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_a_card_is_said_in_every_language(language: str) -> None:
    few = [one for one in EVERY if one[0] != "bailen" and one[1] not in ("charge", "charge-combat")]
    said = [Speaker(card_of([Settled(example(*one, language))], {}), None).data() for one in few]
    assert "odds-" not in str(said)


def test_decisions_that_change_nothing_are_not_spoken_of() -> None:
    melee, charge = card("barrosa", "melee"), card("barrosa", "charge")
    assert (len(melee.branches), len(melee.ways), melee.ways[0].when) == (3, 1, ())
    told = Speaker(charge, None).data()
    assert told["open"] == 16
    assert [way["when"] for way in told["ways"]] == [
        ["How does the defender meet the charge? stand as he is"],
        ["How does the defender meet the charge? try to form square"],
    ]


def test_whoever_suffers_it_sees_the_bar_the_other_way_round() -> None:
    found = card("barrosa", "melee")
    sides = {
        "87th": "allied",
        "Guards I": "allied",
        "Wheatley": "allied",
        "8th I": "french",
        "54th I": "french",
    }
    mine, his = (Speaker(found, Onlooker(side, sides)).data()["ways"][0] for side in ("allied", "french"))
    assert mine["headline"] == "The defender loses the hex 67%, you lose 0.2, they lose 0.2"
    assert [loss["who"] for loss in his["losses"]] == ["you", "they"]
    assert [one["tone"] for one in mine["classes"]] == ["good", "even"]
    assert [one["tone"] for one in his["classes"]] == ["bad", "even"]
    assert mine["worst"]["text"] == his["best"]["text"] == "no decision, you lose 1, they lose 1"
    assert (mine["best"]["p"], mine["worst"]["p"]) == (his["worst"]["p"], his["best"]["p"])


@pytest.mark.parametrize(("id", "procedure"), EVERY)
def test_whoever_suffers_a_ruling_has_a_hope_of_his_own(id: str, procedure: str) -> None:
    one = example(id, procedure)
    if set(one.procedure.roles(one.case).values()) & set(SUFFERS):
        failure = one.procedure.success.failure
        assert failure is not None
        for language in LANGUAGES:
            assert failure.say(language) != one.procedure.success.label.say(language)


def test_the_headline_is_the_chance_of_the_side_that_is_asked() -> None:
    found = card("barrosa", "melee")
    roles = found.situation.procedure.roles(found.situation.case)
    acts = Speaker(found, Onlooker("attacker", roles))
    asked = Speaker(found, Onlooker("defender", roles))
    warned = Speaker(found, Onlooker("defender", roles, decides=False))
    assert asked.data()["headline"].startswith("The defender keeps the hex 33%")
    assert warned.data()["headline"].startswith("The defender loses the hex 67%")
    ways = zip(*(speaker.data()["ways"] for speaker in (acts, asked)), strict=True)
    for his, mine in ways:
        assert mine["headline"].startswith("The defender keeps the hex")
        assert Fraction(mine["success"]["probability"]) == 1 - Fraction(his["success"]["probability"])
    for lost, won in zip(
        *(worth_data(found, one)["ways"][0]["modifiers"] for one in (acts, asked)), strict=True
    ):
        assert won["points"] == [-points for points in lost["points"]]


def test_figures_are_rounded_as_the_page_rounds_them() -> None:
    in_english = example("barrosa", "melee").words.say

    def told(chance: Fraction) -> str:
        return percent_text(chance, in_english)

    assert [told(Fraction(n, 1000)) for n in (0, 4, 99, 625, 996, 1000)] == [
        "0%",
        "0.4%",
        "9.9%",
        "63%",
        "99.6%",
        "100%",
    ]
    assert [figure_text(Fraction(n, 20), in_english) for n in (0, 1, 20, 37)] == ["0", "0.1", "1", "1.9"]


def test_losses_are_those_of_each_side_together() -> None:
    found = card("barrosa", "charge")
    for one in found.branches:
        roles = found.situation.procedure.roles(found.situation.case)
        for role, points in one.losses.items():
            apart = [lost for unit, lost in expected_losses(one.odds).items() if roles[unit] == role]
            assert points == sum(apart)
