from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run, refused

from grognard import RULESETS, ruleset

WEATHER = ("resolve", "tikhvin", "weather", "--set", "turn=5")
COMBAT = ("resolve", "tikhvin", "combat")
ADVANCE = ("--policy", "attacker.advance=yes")
EVERY_PROCEDURE = [(id, procedure) for id in RULESETS for procedure in ruleset(id).procedures]


def test_json_has_the_shape_of_the_contract(run_json: Callable[..., Any]) -> None:
    ruling = run_json(*COMBAT, "--dice", "6,2,3", *ADVANCE)
    assert list(ruling) == ["result", "events", "trace", "seed", "log", "told"]
    assert ruling["result"] == {
        "losses": {"attacker": 1, "defender": 3},
        "retreats": {"defender": "retreat 2"},
        "advances": {"attacker": "advance"},
        "found": {"attacker exploitation": 1, "winner": "attacker"},
        "holds": "attacker",
    }
    assert all({"seq", "kind", "unit", "rule", "cause"} <= set(event) for event in ruling["events"])
    assert [list(step) for step in ruling["trace"]] == [
        ["ask", "rule", "chart", "column", "row", "tally", "die", "answer"]
    ] * 4
    assert [step["die"] for step in ruling["trace"]] == [6, 2, 3, None]
    assert ruling["seed"] is None


def test_a_ruling_shows_modifiers_rules_readings_and_effects(run: Run) -> None:
    shown = run(*COMBAT, "--dice", "6,2,3", *ADVANCE).stdout
    assert "+2 Better efficiency, each point" in shown
    assert "[tikhvin 7.7]" in shown
    assert "x1/3 CF attacking across a major river" in shown
    assert "die 6 + 5 = 11" in shown
    assert "column Loss, row 3 to 5: 1 CF losses" in shown
    assert "The attacker holds the hex" in shown
    assert "Your own dice: 6, 2, 3" in shown
    assert all(len(line) <= 80 for line in shown.splitlines())


@pytest.mark.parametrize(
    ("lang", "said"), [("fr", "L'attaquant tient l'hexagone"), ("es", "El atacante ocupa el hexágono")]
)
def test_a_ruling_speaks_the_language(run: Run, lang: str, said: str) -> None:
    assert said in run(*COMBAT, "--dice", "6,2,3", *ADVANCE, "--lang", lang).stdout


def test_the_same_seed_gives_the_same_ruling(run: Run) -> None:
    first, second = (run(*COMBAT, "--seed", "11", *ADVANCE).stdout for _ in range(2))
    assert first == second
    assert "--seed 11" in first


def test_without_dice_or_seed_a_fresh_seed_is_printed_and_repeats_the_roll(run: Run) -> None:
    fresh = run(*COMBAT, *ADVANCE).stdout
    seed = fresh.split("Dice from seed ")[1].split(":")[0]
    assert run(*COMBAT, *ADVANCE, "--seed", seed).stdout == fresh


def test_a_ruling_without_a_roll_says_nothing_about_dice(run: Run) -> None:
    assert "seed" not in run("resolve", "tikhvin", "step-cost").stdout


def test_a_case_comes_from_a_file_or_from_standard_input(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "case.toml"
    file.write_text("turn = 5\n", encoding="utf-8")
    from_file = run("resolve", "tikhvin", "weather", str(file), "--dice", "3").stdout
    from_input = run("resolve", "tikhvin", "weather", "-", "--dice", "3", input="turn = 5\n").stdout
    assert from_file == from_input == run(*WEATHER, "--dice", "3").stdout


def test_set_fields_are_toml_values_or_else_texts(run_json: Callable[..., Any], run: Run) -> None:
    text = run("template", "tikhvin", "combat").stdout
    sets = (
        "--set",
        'attackers.0.id="1 Pz"',
        "--set",
        "terrain=clear",
        "--set",
        "attackers.0.out_of_command=true",
    )
    ruling = run_json(*COMBAT, "-", *sets, "--dice", "1,6,1", input=text)
    assert "out-of-command" in [line["id"] for line in ruling["trace"][0]["tally"]]


def test_no_case_at_all_rules_the_example_and_says_so(run: Run) -> None:
    assert "No case was given" in run("resolve", "tikhvin", "weather", "--seed", "1").stdout
    assert "No case was given" not in run(*WEATHER, "--seed", "1").stdout


def test_a_recorded_ruling_replays_identically(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "ruling.json"
    first = run(*COMBAT, "--seed", "5", *ADVANCE, "--json").stdout
    record.write_text(first, encoding="utf-8")
    assert run(*COMBAT, "--replay", str(record), "--json").stdout == first
    assert "Replayed from its record." in run(*COMBAT, "--replay", str(record)).stdout


@pytest.mark.parametrize(("system", "procedure"), EVERY_PROCEDURE)
def test_a_ruling_of_every_procedure_replays_identically(
    run: Run, run_json: Callable[..., Any], tmp_path: Path, system: str, procedure: str
) -> None:
    open_choices = run_json("odds", system, procedure)["choices"]
    policy = [word for c in open_choices for word in ("--policy", f"{c['id']}={c['options'][-1]}")]
    record = tmp_path / "ruling.json"
    first = run("resolve", system, procedure, "--seed", "9", "--json", *policy)
    assert first.exit_code == 0, first.stderr
    record.write_text(first.stdout, encoding="utf-8")
    assert run("resolve", system, procedure, "--replay", str(record), "--json").stdout == first.stdout


class TestDice:
    def test_a_missing_die_is_named_exactly(self, run: Run) -> None:
        result = run(*COMBAT, "--dice", "5")
        refused(
            result,
            "Waiting for die 2: 1d6 for combat roll of the defender [tikhvin 7.14]; 1 given so far.",
        )
        assert "die 5 + 5 = 10" in result.stdout

    def test_no_dice_at_all_waits_for_the_first(self, run: Run) -> None:
        refused(
            run(*WEATHER, "--dice", ""),
            "Waiting for die 1: 1d6 for weather of the turn [tikhvin 10.1]; 0 given so far.",
        )

    def test_two_dice_of_one_roll_are_waited_for_together(self, run: Run) -> None:
        result = run("resolve", "barrosa", "fire", "--dice", "4")
        refused(result, result.stderr.strip())
        assert result.stderr.startswith("Waiting for dice 2 to 3: 2d6 for is Brigadier hit?")

    def test_json_prints_nothing_before_the_ruling_is_complete(self, run: Run) -> None:
        assert run(*COMBAT, "--dice", "5", "--json").stdout == ""

    def test_a_wrong_face_is_one_line(self, run: Run) -> None:
        refused(
            run(*WEATHER, "--dice", "9"),
            "--dice: die 1 shows 9; weather of the turn [tikhvin 10.1] takes 1d6, 1 to 6",
        )

    def test_dice_left_over_are_one_line(self, run: Run) -> None:
        refused(run(*WEATHER, "--dice", "3,4,5"), "--dice: the ruling took 1 dice, 2 left over: 4, 5")

    def test_dice_that_are_no_numbers_are_one_line(self, run: Run) -> None:
        refused(run(*WEATHER, "--dice", "3,x"), "--dice: expected whole numbers such as 5,3, got 'x'")

    def test_dice_and_seed_exclude_each_other(self, run: Run) -> None:
        refused(run(*WEATHER, "--dice", "3", "--seed", "1"), "expected --dice or --seed, not both")

    @pytest.mark.usefixtures("at_terminal")
    def test_at_a_terminal_missing_dice_are_asked_for(self, run: Run) -> None:
        result = run(*COMBAT, "--dice", "6", *ADVANCE, input="9\nx\n2\n3\n")
        assert result.exit_code == 0
        assert "1d6 for combat roll of the defender [tikhvin 7.14] (1 to 6):" in result.stderr
        assert result.stderr.count("expected 1 to 6") == 2
        assert "Your own dice: 6, 2, 3" in result.stdout

    @pytest.mark.usefixtures("at_terminal")
    def test_leaving_in_the_middle_is_one_line(self, run: Run) -> None:
        result = run(*COMBAT, "--dice", "6", input="")
        assert result.exit_code == 2
        assert result.stderr.splitlines()[-1] == "left before the ruling was complete"


class TestDecisions:
    def test_an_open_decision_is_one_line_with_its_options(self, run: Run) -> None:
        refused(
            run(*COMBAT, "--dice", "6,2,3"),
            "The hex is empty. Does the attacker advance? [tikhvin 7.25] Options: yes (advance), no (stay). "
            "Settle it with --policy attacker.advance=yes.",
        )

    def test_an_option_that_does_not_exist_is_one_line(self, run: Run) -> None:
        refused(
            run(*COMBAT, "--dice", "6,2,3", "--policy", "attacker.advance=maybe"),
            "decision attacker.advance: got 'maybe' (one of: yes, no) [tikhvin 7.25]",
        )

    def test_a_policy_without_an_option_is_one_line(self, run: Run) -> None:
        refused(
            run(*COMBAT, "--policy", "attacker.advance"),
            "--policy: expected id=option such as defender.square=yes, got 'attacker.advance'",
        )

    @pytest.mark.usefixtures("at_terminal")
    def test_whoever_decides_has_seen_the_dice_before(self, run: Run) -> None:
        result = run(*COMBAT, "--dice", "6,2,3", input="yes\n")
        before, _prompt, after = result.output.partition("The hex is empty. Does the attacker advance?")
        assert "die 6 + 5 = 11" in before
        assert "die 6 + 5 = 11" not in after
        assert "4. The hex is empty" in after

    @pytest.mark.usefixtures("at_terminal")
    def test_json_stays_clean_while_a_person_is_asked(self, run: Run) -> None:
        result = run(*COMBAT, "--dice", "6,2,3", "--json", input="yes\n")
        assert json.loads(result.stdout)["result"]["holds"] == "attacker"
        assert "die 6 + 5 = 11" in result.stderr

    @pytest.mark.usefixtures("at_terminal")
    @pytest.mark.parametrize("answer", ["2", "no"])
    def test_at_a_terminal_a_decision_is_asked_by_number_or_name(self, run: Run, answer: str) -> None:
        result = run(*COMBAT, "--dice", "6,2,3", input=f"perhaps\n7\n{answer}\n")
        assert result.exit_code == 0
        assert "  2. stay" in result.stderr
        assert "Nobody holds the hex" in result.stdout


class TestReplay:
    @pytest.fixture
    def record(self, run: Run, tmp_path: Path) -> Path:
        file = tmp_path / "ruling.json"
        file.write_text(run(*COMBAT, "--dice", "6,2,3", *ADVANCE, "--json").stdout, encoding="utf-8")
        return file

    def altered(self, record: Path, place: int, **changes: object) -> None:
        data = json.loads(record.read_text("utf-8"))
        data["log"][place] |= changes
        record.write_text(json.dumps(data), encoding="utf-8")

    def test_another_case_stops_where_the_rules_ask_something_else(self, run: Run, record: Path) -> None:
        result = run("resolve", "tikhvin", "weather", "--replay", str(record))
        assert result.exit_code == 2
        assert "answer 1 was given to «roll 1d6" in result.stderr
        assert len(result.stderr.splitlines()) == 1

    @pytest.mark.parametrize("given", [[9], [1, 1], [], "yes"])
    def test_faces_that_no_die_has_are_refused(self, run: Run, record: Path, given: object) -> None:
        self.altered(record, 0, given=given)
        result = run(*COMBAT, "--replay", str(record))
        assert result.exit_code == 2
        assert len(result.stderr.splitlines()) == 1

    def test_an_option_that_was_never_there_is_refused(self, run: Run, record: Path) -> None:
        self.altered(record, 3, given="maybe")
        result = run(*COMBAT, "--replay", str(record))
        assert result.exit_code == 2
        assert "'maybe' is not one of yes, no" in result.stderr

    @pytest.mark.parametrize("text", ["", "[]", "{}", "nonsense", '{"log": 3}', "\xff"])
    def test_a_file_that_is_no_record_is_one_line(self, run: Run, tmp_path: Path, text: str) -> None:
        file = tmp_path / "bad.json"
        file.write_text(text, encoding="latin-1")
        result = run(*COMBAT, "--replay", str(file))
        assert result.exit_code == 2
        assert result.stderr.startswith(f"{file}: not a ruling recorded by `resolve --json`")
        assert len(result.stderr.splitlines()) == 1

    def test_a_missing_record_is_one_line(self, run: Run) -> None:
        refused(
            run(*COMBAT, "--replay", "nowhere.json"),
            "nowhere.json: cannot be read: No such file or directory",
        )

    def test_a_record_has_its_own_dice(self, run: Run, record: Path) -> None:
        refused(
            run(*COMBAT, "--replay", str(record), "--seed", "1"),
            "--replay takes dice and decisions from its record: leave out --dice, --seed and --policy",
        )

    def test_a_record_of_a_case_that_is_now_forbidden_is_refused(self, run: Run, record: Path) -> None:
        text = run("template", "tikhvin", "combat").stdout
        result = run(
            *COMBAT, "-", "--set", "attackers.0.out_of_supply=true", "--replay", str(record), input=text
        )
        assert result.exit_code == 2
        assert result.stderr.startswith("Not allowed: 12 Pz is out of supply")


def test_what_the_rules_forbid_is_refused_with_rule_and_remedy(run: Run) -> None:
    swamp = ("--set", "turn=3", "--set", "kind=tank", "--set", "terrain=swamp")
    refused(
        run("resolve", "tikhvin", "step-cost", *swamp),
        "Not allowed: tank passes swamp only by road or railway before it freezes on turn 7 [tikhvin 2.3]. "
        "Try: follow a road or railway.",
    )


def test_a_refusal_without_a_remedy_names_the_rule(run: Run) -> None:
    refused(
        run("resolve", "tikhvin", "replacements", "--set", "turn=1", "--set", "side=german"),
        "Not allowed: replacements are rolled for from turn 2, not on turn 1 [tikhvin 10.4].",
    )


def test_the_worst_of_a_case_is_listed_fault_by_fault(run: Run) -> None:
    refused(
        run("resolve", "tikhvin", "replacements", "--set", "turn=77", "--set", "sidee=german"),
        "sidee: unknown field; did you mean 'side'?",
        "turn: expected a whole number from 1 to 15, got 77",
        "side: missing: side that rolls (one of: german, soviet)",
        "A case to fill in: grognard template tikhvin replacements",
    )


def test_a_seed_is_a_number(run: Run) -> None:
    result = run(*WEATHER, "--seed", "abc")
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert ruleset("tikhvin").id not in result.stdout


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "loses a stand"), ("fr", "perd un socle"), ("es", "pierde una peana")]
)
def test_one_is_not_many(run: Run, lang: str, said: str) -> None:
    result = run("resolve", "liberators", "musketry", "--seed", "11", "--lang", lang)
    assert f"Talavera {said} " in result.stdout


@pytest.mark.parametrize(
    ("lang", "reading"),
    [
        ("en", "Shock and charge table, column Defender, row 5 to 9: 1+CT"),
        ("fr", "Table de choc et charge, colonne Défenseur, ligne 5 à 9 : 1+CT"),
        ("es", "Tabla de choque y carga, columna Defensor, fila 5 a 9: 1+CT"),
    ],
)
def test_a_chart_is_read_in_the_readers_language(run: Run, lang: str, reading: str) -> None:
    settled = ("defender.square=yes", "attacker.pursue=no", "attacker.advance=no")
    policy = [word for entry in settled for word in ("--policy", entry)]
    result = run("resolve", "jours-de-gloire", "charge", "--seed", "5", *policy, "--lang", lang)
    assert reading in " ".join(result.stdout.split())
