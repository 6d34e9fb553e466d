"""A saved game is played again from its inputs; the first entry that differs is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.game.test_save import table_for
from tests.core.game.toy import Toy, play_on, toy_game

from grognard.core.game import Game
from grognard.core.game.journal import Entry, chain
from grognard.core.game.order import parse
from grognard.core.game.replay import Verdict, replay, verify
from grognard.core.game.save import Saved, read_saved, seal


def checked(text: str, system: Toy | None = None) -> Verdict:
    saved = read_saved(text)
    return verify(table_for(saved, system), saved)


def played() -> Game:
    """A short game with everything: a die by seed, one by hand, a choice, both kinds of undo."""
    game = toy_game(3, practice=True)
    for text in ("move R1 0102", "gamble R1"):
        game.apply(parse(text))
    game.apply(game.roll())
    for text in ("dare R2", "choose no", "choose yes", "done", "gamble B1"):
        game.apply(parse(text))
    typed = next(throw for throw in game.orders() if throw != game.roll())
    game.apply(typed)
    game.undo("blue", consent="red")
    game.apply(parse("move B1 0302"))
    game.undo("blue")
    return game


def test_an_honest_game_stands() -> None:
    game = played()
    verdict = checked(game.save())
    assert verdict == Verdict(len(game.journal), seeded=1, typed=1)


@given(st.integers(0, 30), st.integers(0, 10**6))
def test_every_state_is_derived_again(steps: int, seed: int) -> None:
    game = toy_game(seed)
    states = [game.state]
    for _ in range(steps):
        before = len(game.journal)
        play_on(game, 1, seed)
        if len(game.journal) > before:
            states.append(game.state)
    saved = read_saved(game.save())
    assert [again.state for again in replay(table_for(saved), saved)] == states
    assert checked(game.save()).difference is None


def forged(change: Callable[[list[dict[str, Any]]], None]) -> str:
    """A save in which somebody changed entries and worked out every hash anew."""
    data = json.loads(played().save())
    change(data["entries"])
    saved = msgspec.convert(data, Saved)
    entries = [Entry(line.asked, line.by, line.given, line.events) for line in saved.entries]
    for line, hash in zip(data["entries"], chain(saved.terms.genesis, entries), strict=True):
        line["hash"] = hash
    data["seal"] = seal(data["entries"][-1]["hash"], saved.position, saved.pending)
    return json.dumps(data)


def test_a_forged_event_is_named() -> None:
    def change(entries: list[dict[str, Any]]) -> None:
        entries[1]["events"][0]["to"] = "0201"

    difference = checked(forged(change)).difference
    assert difference is not None
    assert (difference.seq, difference.what) == (2, "event 1")
    assert "0201" in difference.written
    assert "0102" in difference.found


def test_a_missing_event_a_false_question_and_a_false_author_are_named() -> None:
    def fewer(entries: list[dict[str, Any]]) -> None:
        entries[1]["events"] = []

    def asked(entries: list[dict[str, Any]]) -> None:
        entries[3]["asked"] = "roll 2d6 ask-toy-gamble [toy 2]"

    def author(entries: list[dict[str, Any]]) -> None:
        entries[5]["by"] = "red"

    for change, place, what in ((fewer, 2, "events"), (asked, 4, "asked"), (author, 6, "by")):
        difference = checked(forged(change)).difference
        assert difference is not None
        assert (difference.seq, difference.what) == (place, what)


def test_an_input_that_the_rules_refuse_is_named() -> None:
    def change(entries: list[dict[str, Any]]) -> None:
        entries[1]["given"] = "move R1 0302"

    difference = checked(forged(change)).difference
    assert difference is not None
    assert (difference.seq, difference.what) == (2, "input")
    assert "is not an order of this phase" in difference.found


def test_an_undo_across_dice_without_consent_is_named() -> None:
    def change(entries: list[dict[str, Any]]) -> None:
        entries[10]["given"] = entries[10]["given"].removesuffix(" with red")

    difference = checked(forged(change)).difference
    assert difference is not None
    assert difference.seq == 11
    assert "dice have fallen since" in difference.found


def test_a_false_hash_a_false_number_and_a_false_end_are_named() -> None:
    text = played().save()
    data = json.loads(text)
    data["entries"][4]["hash"] = "0" * 64
    assert str(checked(json.dumps(data)).difference).startswith("entry 5: hash: the file has 000000000000")
    data = json.loads(text)
    data["entries"][4]["seq"] = 9
    assert str(checked(json.dumps(data)).difference) == "entry 5: seq: the file has 9, the replay 5"
    data = json.loads(text)
    data["position"][1] += "9"
    difference = checked(json.dumps(data)).difference
    assert difference is not None
    assert difference.what == "position"


@pytest.mark.parametrize(("field", "value"), [("seal", "0"), ("seed", "9"), ("pending", {"order": "done"})])
def test_a_false_seal_seed_or_pending_order_is_named(field: str, value: object) -> None:
    data = json.loads(played().save()) | {field: value}
    difference = checked(json.dumps(data)).difference
    assert difference is not None
    assert difference.what == ("commitment" if field == "seed" else field)


def test_other_rules_are_mentioned() -> None:
    assert checked(played().save(), Toy("new-hash")).other_rules
    assert not checked(played().save()).other_rules
