"""1.3, 3.1, 3.2, 10.1, 10.3, 10.5, 12.1 to 12.3. Who does what when, and what is left to the dice."""

from __future__ import annotations

import random

import pytest
from tests.contract.random_play import Tally, play
from tests.rulesets.alea.play.staging import do, drive, listed, stage, table

from grognard import new_game, ruleset
from grognard.core.game import Game
from grognard.core.game.node import Chance, Decision
from grognard.core.game.order import Input
from grognard.rulesets.alea.play.clean_up_phase import CleanUp
from grognard.rulesets.alea.play.position import position
from grognard.rulesets.alea.play.restrictions import barred
from grognard.scenarios import load

PLAYER_TURN = [
    ("reinforcements", "3.2.1"),
    ("command", "3.2.2"),
    ("movement", "3.2.3"),
    ("commanders", "4.9"),
    ("assault", "3.2.4"),
    ("defensive-fire", "3.2.5"),
    ("offensive-fire", "3.2.6"),
    ("melee", "3.2.7"),
    ("reorganization", "3.2.8"),
    ("division-morale", "3.2.9"),
    ("clean-up", "3.2.10"),
]
BATTLES = {"barrosa-standard": "allied", "barrosa-1811": "allied", "bailen-standard": "spanish"}


@pytest.mark.rule("barrosa 3.1", "bailen 3.1")
@pytest.mark.parametrize(("scenario", "second"), BATTLES.items())
def test_a_turn_is_two_player_turns_and_an_end_phase_the_french_first(scenario: str, second: str) -> None:
    sequence = table(scenario).sequence
    turn = sequence.steps[sequence.opening :]
    order = list(dict.fromkeys(step.active for step in turn))
    assert order == ["french", second, ""]
    assert [step.phase.id for step in turn if not step.active] == ["end"]
    # The last step of a turn leads to the first of the next, and the opening never comes again.
    assert sequence.after(3, len(sequence.steps) - 1) == (4, sequence.opening)


@pytest.mark.rule("barrosa 3.2", "bailen 3.2", "barrosa 3.2.2", "bailen 3.2.2")
@pytest.mark.parametrize(("scenario", "second"), BATTLES.items())
def test_a_player_turn_goes_through_its_steps_in_order(scenario: str, second: str) -> None:
    """Ten steps by the rulebook; the commanders' movement closes the third and is a phase of its own here."""
    steps = table(scenario).sequence.steps[table(scenario).sequence.opening :]
    for side in ("french", second):
        mine = [(step.phase.id, step.phase.rule) for step in steps if step.active == side]
        assert mine == PLAYER_TURN
    assert len([rule for _phase, rule in PLAYER_TURN if rule.startswith("3.2.")]) == 10


@pytest.mark.rule("barrosa 12.1", "bailen 12.1", "barrosa 12.2", "bailen 12.2")
@pytest.mark.parametrize(("scenario", "second"), BATTLES.items())
def test_the_passive_player_decides_in_defensive_fire_and_nowhere_else(scenario: str, second: str) -> None:
    other = {"french": second, second: "french"}
    for step in table(scenario).sequence.steps:
        if step.active:
            passive = step.phase.id == "defensive-fire"
            assert step.decides == (other[step.active] if passive else step.active)


@pytest.mark.rule("barrosa 12.2", "bailen 12.2")
def test_reactions_and_retreats_are_asked_of_whoever_owns_the_counter() -> None:
    """In a random game, whosever player turn it is."""
    asked: set[tuple[str, str, str]] = set()

    def listen(game: Game, _order: Input) -> None:
        node = game.node
        if isinstance(node, Decision) and node.choice is not None and node.choice.unit:
            asked.add((node.choice.id, node.side, node.choice.unit))

    play(new_game("alea-training", seed=6), random.Random(6), 2500, Tally(), listen)
    assert {choice for choice, _side, _unit in asked} >= {"retreat.hex", "target.retreat"}
    for choice, side, unit in asked:
        assert side == ("allied" if unit.startswith("A") else "french"), choice


#: every die of the two editions, by what it is asked for
DICE = {
    "ask-fire": "shots",
    "ask-fire-reduced": "shots",
    "ask-morale": "morale tests and reorganization",
    "ask-melee": "melees",
    "ask-cavalry-control": "cavalry control",
    "ask-division-morale": "division morale",
    "ask-commander": "the fate of commanders",
}
BAILEN = {"ask-swiss-pass-over": "Swiss who may pass over", "ask-reinforcement": "the coming of Vedel"}


@pytest.mark.rule("barrosa 12.3", "bailen 12.3", "barrosa 1.2", "bailen 1.2")
@pytest.mark.parametrize(("scenario", "known"), [("alea-training", DICE), ("bailen-standard", DICE | BAILEN)])
def test_nothing_else_is_left_to_the_dice(scenario: str, known: dict[str, str]) -> None:
    rolled: dict[str, int] = {}

    def listen(game: Game, _order: Input) -> None:
        if isinstance(game.node, Chance):
            rolled[game.node.why.key] = game.node.dice.count

    play(new_game(scenario, seed=12), random.Random(12), 2500, Tally(), listen)
    assert set(rolled) <= set(known)
    assert {"ask-fire", "ask-morale"} <= set(rolled)
    # One die each, but two for a commander.
    assert all(count == (2 if why == "ask-commander" else 1) for why, count in rolled.items())


# The scale, and what an edition leaves out


@pytest.mark.rule("barrosa 1.3", "bailen 1.3")
@pytest.mark.parametrize("scenario", ["barrosa-standard", "barrosa-1811", "bailen-standard", "alea-training"])
def test_a_turn_is_twenty_minutes_on_the_clock_of_the_scenario(scenario: str) -> None:
    read = load(scenario)
    scale = ruleset(read.ruleset).rules
    assert read.clock is not None
    assert read.clock.minutes == scale.number("scale.minutes") == 20


@pytest.mark.rule("barrosa 1.3", "bailen 1.3")
def test_a_strength_point_is_a_hundred_men_of_the_armies_that_fought() -> None:
    """Graham's British and Portuguese foot counted a good 4,000, a battalion of the 4th Legion 800."""
    men = ruleset("barrosa").rules.number("scale.men")
    foot = [
        unit.strength
        for unit in load("barrosa-1811").own.units
        if unit.nation in ("british", "portuguese") and unit.arm == "infantry"
    ]
    assert 4000 <= sum(foot) * men <= 5000
    legion = next(unit for unit in load("bailen-1808").own.units if unit.id == "F04")
    assert legion.strength * men == 800


@pytest.mark.rule("bailen 10.1", "barrosa 10.1")
@pytest.mark.parametrize(
    ("scenario", "side", "guns", "target"),
    [("bailen-standard", "spanish", "S12", "F01"), ("barrosa-standard", "french", "F20", "A13")],
)
def test_ammunition_lasts(scenario: str, side: str, guns: str, target: str) -> None:
    """A battery fires in twelve player turns running, and the thirteenth shot is as good as the first."""
    placed = {
        guns: {"at": "1703", "facing": "S", "formation": "deployed"},
        target: {"at": "1705", "facing": "N"},
    }
    battle = stage(scenario, "offensive-fire", side, only=f"{guns} {target}", pieces=placed)
    for _ in range(12):
        assert f"fire {guns} >1705" in listed(battle)
        do(battle, f"fire {guns} >1705", 1)
        drive(CleanUp().begin(battle))
    assert f"fire {guns} >1705" in listed(battle)


@pytest.mark.rule("bailen 10.3")
def test_at_bailen_every_division_may_attack_from_the_first_turn() -> None:
    for side in ("french", "spanish"):
        battle = stage("bailen-standard", "command", side)
        for piece in position(battle).units(side):
            assert barred(battle, piece, "attack") is None
            assert barred(battle, piece, "maneuver") is None
    barrosa = stage("barrosa-standard", "command", "allied")
    assert barred(barrosa, barrosa.piece("A18"), "attack") == ("refuse-order-limited", "10.3")


@pytest.mark.rule("bailen 10.5", "bailen 10.6")
@pytest.mark.parametrize(
    ("unit", "at", "drawn"),
    [
        # Preux and the young Reding, three hexes from the old Reding at 1306.
        ("F12", "1006", True),
        ("F13", "1006", True),
        ("F12", "0906", False),
        # Chabert's Swiss never served Spain.
        ("F04", "1006", False),
        # Nor does anybody pass over to the French.
        ("S06", "1306", False),
    ],
)
def test_only_the_swiss_of_schramm_are_drawn_to_their_countrymen(unit: str, at: str, drawn: bool) -> None:
    placed = {"S06": {"at": "1306"}, unit: {"at": at}}
    only = " ".join(dict.fromkeys(("S06", unit)))
    battle = stage("bailen-standard", "melee", "spanish", only=only, pieces=placed)
    assert position(battle).counter(battle.piece(unit)).swiss_near is drawn
