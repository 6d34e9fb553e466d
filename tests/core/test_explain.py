from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import grognard.core
from grognard import RULESETS, rule, ruleset
from grognard.core import events as ev
from grognard.core.drivers import Played, resume
from grognard.core.drivers.explain import Words, events_data, slug, trace, words_for
from grognard.core.messages import keys_of, message
from grognard.core.outcome import Outcome, fold
from grognard.core.procedure import Choose
from grognard.dice import TypedDice

TEXT = Path(grognard.core.__file__).parent / "text"
ADVANCE = {"attacker.advance": "yes"}


@pytest.fixture
def words() -> Words:
    return Words(ruleset("tikhvin").rules, "en", ("12 Pz", "attacker's own"), ("attacker", "defender"))


def combat() -> Played:
    tikhvin = ruleset("tikhvin")
    case = tikhvin.build_case("combat", tikhvin.example("combat"))
    return rule(tikhvin, "combat", case, TypedDice((6, 2, 3)), ADVANCE)


def test_the_common_texts_hold_the_same_keys_in_three_languages() -> None:
    english, french, spanish = (
        keys_of((TEXT / f"{tongue}.ftl").read_text("utf-8")) for tongue in ("en", "fr", "es")
    )
    assert english == french == spanish
    assert len(set(english)) == len(english)


def test_the_common_texts_use_the_same_arguments_in_three_languages() -> None:
    def arguments(tongue: str) -> dict[str, set[str]]:
        lines = (TEXT / f"{tongue}.ftl").read_text("utf-8").splitlines()
        pairs = [line.split(" = ", 1) for line in lines if " = " in line and not line.startswith("#")]
        return {key: set(re.findall(r"\$(\w+)", said)) for key, said in pairs}

    assert arguments("en") == arguments("fr") == arguments("es")


@pytest.mark.parametrize("language", ["en", "fr", "es"])
@pytest.mark.parametrize("kind", ev.KINDS)
def test_every_kind_of_event_has_a_sentence(kind: type[ev.Event], language: str) -> None:
    more = {
        "points": 1,
        "state": "s",
        "formation": "f",
        "marker": "m",
        "fate": "dead",
        "what": "12 Pz",
        "value": 1,
        "to": "0616",
        "how": "h",
        "units": ("12 Pz",),
        "turn": 1,
        "step": 0,
        "phase": "p",
    }
    fields: dict[str, Any] = {name: value for name, value in more.items() if name in kind.__struct_fields__}
    said = Words(ruleset("tikhvin").rules, language, ("12 Pz",)).event(kind("12 Pz", "tikhvin 7", **fields))
    assert "12 Pz" in said
    assert "event-" not in said


def test_log_lines_are_sentences(words: Words) -> None:
    lines = [
        ev.LostStrength("attacker", "", points=2),
        ev.Retreated("12 Pz", "", hexes=1),
        ev.Retreated("12 Pz", "", hexes=2),
        ev.Retreated("12 Pz", "", how="rout"),
        ev.Retreated("12 Pz", "", how="rout", hexes=3),
        ev.HexHeld("nobody", ""),
        ev.MarkerPlaced("12 Pz", "", marker="NO FIRE", count=2),
        ev.Found("", "", what="first player", value="attacker"),
    ]
    assert [words.event(event) for event in lines] == [
        "The attacker loses 2",
        "12 Pz retreats 1 hex",
        "12 Pz retreats 2 hexes",
        "12 Pz goes back (rout)",
        "12 Pz goes back 3 hexes (rout)",
        "Nobody holds the hex",
        "12 Pz receives 2 markers: NO FIRE",
        "First player: attacker",
    ]


def test_an_outcome_is_one_line_with_sides_first(words: Words) -> None:
    outcome = fold(
        (
            ev.LostStrength("12 Pz", "", points=2),
            ev.LostStrength("attacker", "", points=1),
            ev.StateChanged("12 Pz", "", state="out-of-order"),
            ev.Retreated("12 Pz", "", hexes=2),
            ev.MarkerPlaced("12 Pz", "", marker="LOW AMMO"),
            ev.MarkerRemoved("12 Pz", "", marker="ASSAULT"),
            ev.Gained("attacker", "", what="RP", points=3),
            ev.Found("attacker", "", what="exploitation", value=1),
            ev.Found("", "", what="weather", value="Snow"),
            ev.HexHeld("defender", ""),
        )
    )
    assert words.label(outcome) == (
        "attacker: -1, +3 RP, exploitation 1; 12 Pz: -2, out of order, retreat 2, no ASSAULT, LOW AMMO; "
        "weather snow; hex: defender"
    )


def test_nothing_that_happens_has_a_label_too(words: Words) -> None:
    assert words.label(Outcome()) == "no effect"


def test_a_counter_keeps_its_name_even_if_it_is_a_word_of_the_rules() -> None:
    french = Words(ruleset("tikhvin").rules, "fr", ("retreat",), ("attacker",))
    assert french.word("retreat") == "retreat"
    assert french.word("advance") == "avance"
    assert french.name("attacker") == "l'attaquant"


def test_a_list_of_words_is_translated_word_by_word() -> None:
    french = Words(ruleset("tikhvin").rules, "fr")
    assert french.word("retreat, advance, half-turn") == "retraite, avance, half turn"


def test_sides_in_prompts_are_translated() -> None:
    french = Words(ruleset("tikhvin").rules, "fr")
    assert (
        french.message(message("ask-winner-casualties", side="attacker")) == "pertes du vainqueur (attaquant)"
    )


def test_a_decision_is_said_from_the_catalogue_or_by_its_id(words: Words) -> None:
    known = Choose("attacker.advance", "attacker", ("yes", "no"), "tikhvin 7.25")
    unknown = Choose("defender.sing", "defender", ("yes", "loudly-now"), "tikhvin 7")
    assert words.prompt(known) == "The hex is empty. Does the attacker advance?"
    assert words.option(known, "no") == "stay"
    assert words.prompt(unknown) == "the defender decides: defender.sing"
    assert [words.option(unknown, option) for option in unknown.options] == ["yes", "loudly now"]


def test_a_branch_is_headed_by_who_decides_what(words: Words) -> None:
    choices = (
        Choose("attacker.advance", "attacker", ("yes", "no"), ""),
        Choose("defender.decline", "defender", ("yes", "no"), ""),
    )
    said = words.decided(choices, {"attacker.advance": "yes", "defender.decline": "no"})
    assert said == "Attacker: advance; defender: retreat"


def test_a_trace_explains_every_answer() -> None:
    played = combat()
    tikhvin = ruleset("tikhvin")
    rows = trace(
        played.steps, words_for(tikhvin, "combat", tikhvin.build_case("combat", tikhvin.example("combat")))
    )
    keys = ["ask", "rule", "chart", "column", "row", "tally", "die", "answer"]
    assert all(list(row) == keys for row in rows)
    first, _second, third, fourth = rows
    assert (first["die"], first["answer"], first["chart"]) == (6, 11, None)
    assert {"id": "ratio", "label": "Combat ratio", "value": 1, "rule": "tikhvin 7.5"} in first["tally"]
    assert [line["value"] for line in first["tally"] if line["id"] == "river.major"] == ["x1/3"]
    assert third == {
        "ask": "losses of the winner, the attacker",
        "rule": "tikhvin 7.16",
        "chart": "winner-casualties",
        "column": "loss",
        "row": "3 to 5",
        "tally": [],
        "die": 3,
        "answer": "1 CF losses",
    }
    assert (fourth["die"], fourth["answer"], fourth["chart"]) == (None, "yes", None)


def test_events_are_numbered_data() -> None:
    listed = events_data(combat().events)
    assert [event["seq"] for event in listed] == list(range(1, len(listed) + 1))
    assert {"kind", "unit", "rule", "cause"} <= set(listed[0])


def test_a_slug_is_what_a_message_key_can_hold() -> None:
    assert slug("First player (A)") == "first-player-a"


@pytest.mark.parametrize("id", RULESETS)
def test_every_case_yields_its_words(id: str) -> None:
    rules = ruleset(id)
    for procedure in rules.procedures:
        case = rules.build_case(procedure, rules.example(procedure))
        said = words_for(rules, procedure, case, "es")
        assert all(said.word(unit) == unit for unit in said.units)


@pytest.mark.parametrize(
    ("system", "procedure", "dice", "said"),
    [
        ("jours-de-gloire", "cohesion", (6,), "6 is no more than 6: passed"),
        ("jours-de-gloire", "cohesion", (7,), "7 is more than 6: failed"),
        ("jours-de-gloire", "engagement", (9,), "9 is more than 7: failed"),
        ("liberators", "reign-in", (7,), "7 is no more than 7: passed"),
    ],
)
def test_a_test_against_a_number_says_how_it_went(
    system: str, procedure: str, dice: tuple[int, ...], said: str
) -> None:
    rules = ruleset(system)
    case = rules.build_case(procedure, rules.example(procedure))
    played = resume(rules.rules, rules.procedure(procedure).run, case, [dice, *[(1,)] * 5])
    assert isinstance(played, Played)
    told = trace(played.steps, words_for(rules, procedure, case))
    assert told[0]["verdict"] == said
