"""A saved game says everything, reads well, and tells at once when somebody has changed it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.game.toy import Toy, play_on, toy_game, toy_scenario

from grognard.core.errors import BadData, IllegalOrder
from grognard.core.game import Game
from grognard.core.game.game import Table
from grognard.core.game.order import parse
from grognard.core.game.replay import resume
from grognard.core.game.save import Saved, check_untouched, commitment_to, read_saved


def table_for(saved: Saved, system: Toy | None = None) -> Table:
    toy, scenario = system or Toy(), toy_scenario()
    return Table(
        toy,
        scenario,
        toy.set_up(scenario),
        saved.seed,
        commitment=saved.commitment,
        rules_hash=saved.rules_hash,
        practice=saved.practice,
        format=saved.format,
    )


def loaded(text: str) -> Game:
    saved = read_saved(text)
    check_untouched(saved, text)
    return resume(table_for(saved), saved)


@given(st.integers(0, 40), st.integers(0, 10**6))
def test_a_game_goes_on_after_loading_as_if_nothing_had_happened(steps: int, seed: int) -> None:
    game = toy_game(seed)
    play_on(game, steps, seed)
    again = loaded(game.save())
    assert again.state == game.state
    assert again.node == game.node
    assert again.save() == game.save()
    play_on(game, 5, seed)
    play_on(again, 5, seed)
    assert again.save() == game.save()


def test_a_game_is_saved_in_the_middle_of_an_order() -> None:
    game = toy_game()
    game.apply(parse("dare R1"))
    game.apply(parse("choose yes"))
    saved = json.loads(game.save())
    assert saved["pending"] == {"order": "dare R1", "answers": ["yes"]}
    again = loaded(game.save())
    again.apply(parse("choose no"))
    assert again.state.track("dare.R1") == "yes no"


def test_a_loaded_game_can_be_taken_back() -> None:
    game = toy_game(practice=True)
    before = game.state
    for text in ("gamble R1", "throw 2", "move R1 0102"):
        game.apply(parse(text))
    again = loaded(game.save())
    again.undo("red")
    again.undo("red", "blue")
    assert again.state == before
    assert again.save() == loaded(again.save()).save()


def test_one_input_stands_on_one_line() -> None:
    game = toy_game()
    game.apply(parse("move R1 0102"))
    (line,) = [line for line in game.save().splitlines() if '"move R1 0102"' in line]
    entry = json.loads(line.strip().rstrip(","))
    assert {name: entry[name] for name in ("seq", "asked", "by", "given")} == {
        "seq": 2,
        "asked": "order act",
        "by": "red",
        "given": "move R1 0102",
    }
    assert entry["events"] == [
        {
            "kind": "moved",
            "unit": "R1",
            "rule": "toy 2",
            "cause": "",
            "to": "0102",
            "facing": "N",
            "path": ["0102"],
            "how": "move",
        }
    ]


def test_dice_stand_with_the_request_that_asked_for_them() -> None:
    game = toy_game()
    game.apply(parse("gamble R1"))
    game.apply(parse("throw 5"))
    entry = json.loads(game.save())["entries"][-1]
    assert (entry["asked"], entry["by"]) == ("roll 1d6 ask-toy-gamble [toy 2]", "dice")


def test_what_was_agreed_stands_at_the_top() -> None:
    saved = json.loads(toy_game(9).save())
    agreed = {name: saved[name] for name in list(saved)[:10]}
    assert agreed == {
        "grognard": "game",
        "format": 2,
        "scenario": "toy-field",
        "scenario_hash": "field-hash",
        "ruleset": "toy",
        "rules_hash": "toy-hash",
        "options": [],
        "sides": ["red", "blue"],
        "commitment": commitment_to("9"),
        "practice": False,
    }
    assert saved["seed"] == "9"


def test_a_secret_seed_is_left_out_and_its_hashes_stay() -> None:
    game = toy_game()
    open_save, secret = json.loads(game.save()), json.loads(game.save(secret=True))
    assert secret["seed"] is None
    assert secret["entries"] == open_save["entries"]
    again = loaded(game.save(secret=True))
    again.apply(parse("gamble R1"))
    with pytest.raises(IllegalOrder, match="does not hold the seed"):
        again.roll()
    again.apply(parse("throw 3"))


def changed(text: str, **fields: Any) -> str:
    return json.dumps({**json.loads(text), **fields}, indent=1)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "save:1: is empty"),
        ("move R1\n", "save:1: not a saved game: Expecting value"),
        ('{\n"a": 1,\n]', "save:3: not a saved game: "),
        ("[]", 'save: not a saved game: expected {"grognard": "game", ...}'),
        ("9" * 5000, "save: not a saved game: "),
        ('{"grognard": "game", "format": 7}', "save: format 7: this version reads format 1"),
        ('{"grognard": "game", "format": 1}', "save: not a saved game: Object missing required field"),
    ],
)
def test_what_is_no_saved_game_is_refused_in_one_line(text: str, what: str) -> None:
    with pytest.raises(BadData) as wrong:
        read_saved(text)
    assert str(wrong.value).startswith(what)
    assert "\n" not in str(wrong.value)


def test_a_bad_entry_is_named_with_its_line() -> None:
    game = toy_game()
    game.apply(parse("move R1 0102"))
    text = game.save().replace('"by": "red"', '"by": 7')
    with pytest.raises(BadData, match=r"save:16: not a saved game: Expected `str`, got `int`"):
        read_saved(text)
    assert '"by": 7' in text.splitlines()[15]


def test_a_changed_entry_is_named_with_its_line() -> None:
    game = toy_game()
    game.apply(parse("move R1 0102"))
    text = game.save().replace('"move R1 0102"', '"move R1 0201"')
    with pytest.raises(BadData, match=r"save:16: entry 2 does not fit its hash"):
        loaded(text)


def test_changed_terms_seeds_and_positions_are_found() -> None:
    text = toy_game().save()
    with pytest.raises(BadData, match="entry 1 does not fit its hash"):
        loaded(changed(text, options=["fog"]))
    with pytest.raises(BadData, match="the seed is not the one that was committed to"):
        loaded(changed(text, seed="8"))
    position = json.loads(text)["position"]
    with pytest.raises(BadData, match="the position does not fit its seal"):
        loaded(changed(text, position=[position[0], "R1 0101 9", *position[2:]]))
    with pytest.raises(BadData, match="expected at least the entry of the opening"):
        loaded(changed(text, entries=[]))


@given(st.data())
def test_a_slip_of_the_editor_never_goes_unnoticed(data: st.DataObject) -> None:
    """One character changed anywhere: the file is refused in one line, or it is the same game."""
    game = toy_game(3)
    play_on(game, 12, 3)
    text = game.save()
    place = data.draw(st.integers(0, len(text) - 1))
    put = data.draw(st.sampled_from(list('0x "]}{\n,:\\é')))
    slipped = text[:place] + put + text[place + 1 :]
    assert came_of(slipped) in ("refused", text)


def came_of(text: str) -> str:
    """The game in a file as it would be saved again, or that it is refused in one line."""
    try:
        return loaded(text).save()
    except BadData as wrong:
        return "refused" if "\n" not in str(wrong) else str(wrong)


@pytest.mark.parametrize("field", ["entries", "position", "seal", "commitment", "sides", "seed"])
@given(value=st.one_of(st.none(), st.integers(), st.text(max_size=3), st.lists(st.integers(), max_size=2)))
def test_fields_of_another_kind_are_refused(field: str, value: object) -> None:
    text = toy_game().save()
    if json.loads(text)[field] == value or (field, value) == ("seed", None):
        return
    with pytest.raises(BadData):
        loaded(changed(text, **{field: value}))


@pytest.mark.parametrize("half", ["\\ud800", "\\uDFFF", "\ud800"])
def test_half_a_character_is_refused_in_one_line(half: str) -> None:
    text = toy_game().save()
    with pytest.raises(BadData, match=r"a character that is none$"):
        read_saved(text.replace('"given": "', f'"given": "{half}', 1))
