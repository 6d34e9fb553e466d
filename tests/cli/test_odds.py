from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run, refused
from typer.testing import CliRunner

from grognard import RULESETS, ruleset
from grognard.cli import app
from grognard.cli.cases import toml_value
from grognard.core.template import toml

Json = Callable[..., Any]
COMBAT = ("odds", "tikhvin", "combat")
ADVANCE = ("--policy", "attacker.advance=yes")
EVERY_PROCEDURE = [(id, procedure) for id in RULESETS for procedure in ruleset(id).procedures]


def adds_up(outcomes: list[dict[str, Any]]) -> bool:
    return sum(Fraction(line["probability"]) for line in outcomes) == 1


def test_json_has_the_shape_of_the_contract(run_json: Json) -> None:
    found = run_json(*COMBAT, *ADVANCE)
    assert list(found) == ["outcomes", "choices", "success", "expected"]
    assert found["choices"] == []
    assert adds_up(found["outcomes"])
    first = found["outcomes"][0]
    assert first == {
        "outcome": {
            "losses": {"attacker": 1, "defender": 2},
            "retreats": {"defender": "retreat 1"},
            "advances": {"attacker": "advance"},
            "found": {"winner": "attacker"},
            "holds": "attacker",
        },
        "label": "attacker: -1, advance; defender: -2, retreat 1; winner attacker; hex: attacker",
        "probability": "5/18",
        "p": 5 / 18,
    }
    assert found["success"] == {"label": "the defender is driven out", "probability": "13/18", "p": 13 / 18}
    assert found["expected"]["attacker"] == {"losses": "10/9", "mean": 10 / 9}


def test_outcomes_are_sorted_by_probability(run_json: Json) -> None:
    chances = [Fraction(line["probability"]) for line in run_json(*COMBAT, *ADVANCE)["outcomes"]]
    assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize(("system", "procedure"), EVERY_PROCEDURE)
def test_the_probabilities_of_every_procedure_and_branch_add_up_to_exactly_one(
    run_json: Json, system: str, procedure: str
) -> None:
    found = run_json("odds", system, procedure)
    for figures in found.get("branches", [found]):
        assert adds_up(figures["outcomes"])
        assert all(adds_up(unit["outcomes"]) for unit in figures.get("marginals", []))


def test_open_decisions_are_listed_and_branched_on(run_json: Json) -> None:
    found = run_json(*COMBAT)
    assert found["outcomes"] == []
    assert found["success"] is None
    assert found["choices"] == [
        {
            "id": "attacker.advance",
            "who": "attacker",
            "options": ["yes", "no"],
            "rule": "tikhvin 7.25",
            "prompt": "The hex is empty. Does the attacker advance?",
        }
    ]
    assert [branch["policy"] for branch in found["branches"]] == [
        {"attacker.advance": "yes"},
        {"attacker.advance": "no"},
    ]
    assert all(adds_up(branch["outcomes"]) for branch in found["branches"])
    assert found["branches"][0]["outcomes"] == run_json(*COMBAT, *ADVANCE)["outcomes"]


def test_branches_are_headed_by_what_is_decided(run: Run) -> None:
    shown = run(*COMBAT).stdout
    assert "\nAttacker: advance\n" in shown
    assert "\nAttacker: stay\n" in shown
    assert "attacker.advance = yes | no  [tikhvin 7.25]" in shown


def test_the_table_shows_percentages_fractions_and_bars(run: Run) -> None:
    shown = run(*COMBAT, *ADVANCE).stdout
    assert "27.8%    5/18   ████████████████" in shown
    assert "Success, the defender is driven out: 72.2% (13/18)" in shown
    assert "attacker 1.11, defender 1.72" in shown
    assert all(len(line) <= 80 for line in shown.splitlines())
    assert "\x1b" not in shown


@pytest.mark.parametrize(("lang", "said"), [("fr", "Pertes attendues"), ("es", "Pérdidas esperadas")])
def test_the_odds_speak_the_language(run: Run, lang: str, said: str) -> None:
    assert said in run(*COMBAT, *ADVANCE, "--lang", lang).stdout


def test_many_branches_are_shown_in_brief_unless_all_are_asked_for(run: Run) -> None:
    brief = run("odds", "liberators", "charge-combat").stdout
    assert "24 branches: settle decisions with --policy" in brief
    assert "Attacker:" not in brief
    assert all(len(line) <= 80 for line in brief.splitlines())
    assert "; attacker: carry the position" in run("odds", "liberators", "charge-combat", "--all").stdout


def test_decisions_that_do_not_matter_are_left_out_of_the_summary(run: Run) -> None:
    brief = run("odds", "liberators", "charge-combat").stdout
    assert [line.split()[0] for line in brief.splitlines() if "%" in line] == ["carry", "recall"]
    flat = " ".join(brief.split())
    assert "No difference to this chance: defender.recall, defender.follow-up, attacker.recall" in flat


def test_one_line_is_enough_where_no_decision_matters(run: Run) -> None:
    shown = run("odds", "barrosa", "melee").stdout
    assert "\nSuccess, the defender loses the hex: 66.7% (2/3)\nNo difference" in shown


def test_three_branches_or_more_begin_with_a_summary(run: Run) -> None:
    shown = run("odds", "jours-de-gloire", "charge").stdout
    summary = shown[: shown.index("Defender: try to form square")]
    assert [line.split()[0] for line in summary.splitlines() if "%" in line] == ["yes", "no"]


@pytest.mark.parametrize("width", ["20", "30", "40", "55", "60"])
def test_a_narrow_terminal_still_shows_words_and_chances(width: str) -> None:
    shown = CliRunner(env={"NO_COLOR": "1", "COLUMNS": width}).invoke(app, [*COMBAT, *ADVANCE]).stdout
    assert "attacker" in shown
    assert "27.8%" in shown
    assert ("5/18" in shown) == (int(width) >= 50)
    assert ("█" in shown) == (int(width) >= 60)


def test_counters_stand_in_the_order_of_the_case(run: Run) -> None:
    shown = run("odds", "barrosa", "melee", "--marginals", "--policy", "attacker.advance=no").stdout
    marginals = shown[shown.index("Each counter") :]
    places = [marginals.index(f"\n {unit} ") for unit in ("87th", "Wheatley", "8th I", "54th I")]
    assert places == sorted(places)
    assert "Losses to expect:                    87th 0.17, 8th I 0.17" in shown


def test_french_and_spanish_write_figures_and_colons_their_way(run: Run) -> None:
    french = run(*COMBAT, *ADVANCE, "--lang", "fr").stdout
    assert "attaquant : -1, avance ; défenseur : -2" in french
    assert "27,8 %" in french
    assert not any(line.strip().startswith((":", ";", "%")) for line in french.splitlines())
    assert "27,8 %" in run(*COMBAT, *ADVANCE, "--lang", "es").stdout


def test_long_lists_are_cut_in_the_terminal_unless_all_are_asked_for(run: Run) -> None:
    fire = ("odds", "barrosa", "artillery-fire", "--policy", "target.retreat=1")
    assert "more outcomes (--all lists them)" in run(*fire).stdout
    assert "--all" not in run(*fire, "--all").stdout


class TestManyCounters:
    #: two attackers, one of whom may lose, against three defenders
    THIRD = "{ id = 'third', arm = 'infantry', cls = 'line', willingness = 'D', strength = 4 }"
    POLICY = ("--policy", "attacker.advance=no")

    @pytest.fixture
    def melee(self, tmp_path: Path) -> tuple[str, ...]:
        data = ruleset("barrosa").example("melee")
        data["defender"]["counters"].append(toml_value(self.THIRD))
        file = tmp_path / "melee.toml"
        file.write_text(
            "\n".join(f"{name} = {toml(value)}" for name, value in data.items()), encoding="utf-8"
        )
        return ("odds", "barrosa", "melee", str(file), *self.POLICY)

    def test_totals_and_marginals_stand_in_for_combinations(
        self, run_json: Json, melee: tuple[str, ...]
    ) -> None:
        found = run_json(*melee)
        assert list(found) == ["outcomes", "choices", "success", "expected", "marginals"]
        assert adds_up(found["outcomes"])
        assert {"8th I", "54th I", "87th"} <= {unit["unit"] for unit in found["marginals"]}

    def test_joint_lists_every_combination(self, run_json: Json, melee: tuple[str, ...]) -> None:
        joint, totals = run_json(*melee, "--joint"), run_json(*melee)
        assert "marginals" not in joint
        assert len(joint["outcomes"]) > len(totals["outcomes"])
        assert joint["success"] == totals["success"]
        assert joint["expected"] == totals["expected"]

    def test_totals_agree_with_the_joint_distribution(self, run_json: Json, melee: tuple[str, ...]) -> None:
        joint, totals = run_json(*melee, "--joint"), run_json(*melee)
        attackers = {"87th", "Guards I", "attacker"}

        def lost(line: dict[str, Any]) -> int:
            losses = line["outcome"].get("losses", {})
            return sum(points for unit, points in losses.items() if unit in attackers)

        for points in range(4):
            shares = [
                sum(Fraction(line["probability"]) for line in found["outcomes"] if lost(line) == points)
                for found in (joint, totals)
            ]
            assert shares[0] == shares[1]

    def test_marginals_can_be_asked_for_with_few_counters(self, run: Run) -> None:
        shown = run(*COMBAT, *ADVANCE, "--marginals").stdout
        assert "Totals by side first" in shown

    def test_three_counters_with_over_a_thousand_combinations_are_totalled_too(self, run_json: Json) -> None:
        leaders = ("--set", "attackers.0.leader=Necochea", "--set", "defenders.0.leader=Ordóñez")
        beyond = "breakthrough.defenders=[{ id = 'Burgos', stands = 6, leader = 'Primo' }]"
        fields = ["attackers.0.id=Granaderos", "attackers.0.stands=6", "attackers.0.arm=cavalry", beyond]
        fields += ["defenders.0.id=Dragoons", "defenders.0.stands=6", "defenders.0.arm=cavalry"]
        decided = ("attacker.follow-up=carry", "attacker.recall=no", "defender.recall=no")
        asked = ["odds", "liberators", "charge-combat", *leaders]
        asked += [word for field in fields for word in ("--set", field)]
        asked += [word for choice in decided for word in ("--policy", choice)]
        totals, joint = run_json(*asked), run_json(*asked, "--joint")
        assert {"Granaderos", "Dragoons", "Burgos"} <= {unit["unit"] for unit in totals["marginals"]}
        assert "marginals" not in joint
        assert len(joint["outcomes"]) > 1000 > len(totals["outcomes"])
        assert joint["success"] == totals["success"]

    def test_joint_and_marginals_exclude_each_other(self, run: Run) -> None:
        refused(run(*COMBAT, "--joint", "--marginals"), "expected --marginals or --joint, not both")


class TestSensitivity:
    def test_each_modifier_present_is_weighed(self, run_json: Json) -> None:
        found = run_json(*COMBAT, *ADVANCE, "--sensitivity")["sensitivity"]
        assert [list(entry) for entry in found] == [
            ["chart", "id", "label", "value", "rule", "points", "without", "refused"]
        ] * len(found)
        by_id = {entry["id"]: entry for entry in found}
        assert {"river.major", "ratio", "efficiency", "support.artillery", "terrain"} == set(by_id)
        assert by_id["efficiency"]["points"][0] > 0 > by_id["terrain"]["points"][0]

    def test_people_see_points_of_success(self, run: Run) -> None:
        shown = run(*COMBAT, *ADVANCE, "--sensitivity").stdout
        assert "What each modifier is worth" in shown
        assert "Better efficiency, each point" in shown

    def test_each_branch_is_weighed(self, run_json: Json) -> None:
        branches = run_json(*COMBAT, "--sensitivity")["branches"]
        assert all(branch["sensitivity"] for branch in branches)

    def test_a_case_without_modifiers_says_so(self, run: Run) -> None:
        assert "No modifier is in play." in run("odds", "tikhvin", "weather", "--sensitivity").stdout


class TestCompare:
    @pytest.fixture
    def case(self, run: Run, tmp_path: Path) -> str:
        file = tmp_path / "case.toml"
        file.write_text(run("template", "tikhvin", "combat").stdout, encoding="utf-8")
        return str(file)

    def test_two_cases_stand_side_by_side(self, run: Run, case: str) -> None:
        shown = run(*COMBAT, case, "--set", "terrain=clear", "--compare", case, *ADVANCE).stdout
        assert "Difference" in shown
        assert "Success, the defender is driven out" in shown
        assert all(len(line) <= 80 for line in shown.splitlines() if case not in line)

    def test_set_changes_the_first_case_only(self, run_json: Json, case: str) -> None:
        found = run_json(*COMBAT, case, "--set", "terrain=clear", "--compare", case, *ADVANCE)
        plain = run_json(*COMBAT, case, *ADVANCE)
        assert found["compare"] == {"case": case, **plain}
        assert found["success"] != plain["success"]

    def test_branches_are_compared_one_by_one(self, run: Run, case: str) -> None:
        shown = run(*COMBAT, case, "--set", "terrain=small-town", "--compare", case).stdout
        assert shown.count("Difference") == 4
        assert shown.count("\nDefender: retreat; attacker: advance\n") == 1

    def test_decisions_that_only_one_case_asks_for_do_not_part_them(self, run: Run, tmp_path: Path) -> None:
        file = tmp_path / "other.toml"
        file.write_text(run("template", "tikhvin", "combat").stdout, encoding="utf-8")
        shown = run(
            *COMBAT, str(file), "--set", "terrain=small-town", *ADVANCE, "--compare", str(file)
        ).stdout
        rows = [line.split() for line in shown.splitlines() if line.startswith(" Success")]
        assert len(rows) == 2
        assert all(len([cell for cell in row if cell.endswith("%")]) == 2 for row in rows)

    def test_many_branches_are_compared_in_brief(self, run: Run, tmp_path: Path) -> None:
        file = tmp_path / "case.toml"
        file.write_text(run("template", "liberators", "charge-combat").stdout, encoding="utf-8")
        compared = ("odds", "liberators", "charge-combat", str(file), "--compare", str(file))
        brief = run(*compared).stdout
        assert "24 branches: settle decisions" in brief
        assert len(brief) < len(run(*compared, "--all").stdout)

    def test_a_missing_second_case_is_one_line(self, run: Run, case: str) -> None:
        refused(
            run(*COMBAT, case, "--compare", "no.toml"), "no.toml: cannot be read: No such file or directory"
        )

    def test_standard_input_serves_one_case(self, run: Run) -> None:
        refused(
            run(*COMBAT, "-", "--compare", "-", input=""),
            "only one of CASE and --compare can be standard input",
        )


def test_a_forbidden_case_is_refused(run: Run) -> None:
    refused(
        run("odds", "tikhvin", "replacements", "--set", "turn=1", "--set", "side=german"),
        "Not allowed: replacements are rolled for from turn 2, not on turn 1 [tikhvin 10.4].",
    )


def test_an_option_that_does_not_exist_is_one_line(run: Run) -> None:
    refused(
        run(*COMBAT, "--policy", "attacker.advance=maybe"),
        "decision attacker.advance: got 'maybe' (one of: yes, no) [tikhvin 7.25]",
    )
