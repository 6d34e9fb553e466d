"""Sealed games on the command line: two people, two keys, one file that goes to and fro."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from tests.cli.conftest import Run, refused

from grognard.answers.errors import Stop
from grognard.cli import game_post
from grognard.cli.game_file import replace

LANGUAGES = ("en", "fr", "es")


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


pytestmark = pytest.mark.usefixtures("here")


@pytest.fixture
def begun(run: Run, here: Path) -> Path:
    """Both have joined a battle with secrets; the first side is to decide."""
    assert run("game", "new", "jdg-crossroads", "m.game", "--sealed").exit_code == 0
    assert run("game", "join", "m.game", "--key", "c.key").exit_code == 0
    assert run("game", "apply", "m.game").exit_code == 0
    return here


def to_orders(run: Run) -> None:
    """Both keep their set-up: now orders are given in secret."""
    assert run("game", "apply", "m.game", "done").exit_code == 0
    assert run("game", "apply", "m.game", "done", "--key", "c.key").exit_code == 0


def test_a_plain_game_with_secrets_says_that_it_is_open_and_what_there_is_instead(run: Run) -> None:
    said = " ".join(run("game", "new", "jdg-crossroads", "open.game").stdout.split())
    assert "whoever reads it sees the seed of the dice and every hidden order" in said
    assert "--sealed" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_sealed_game_says_what_to_do(run: Run, here: Path, language: str) -> None:
    made = run("game", "new", "maida-1806", "m.game", "--sealed", "--side", "coalition", "--lang", language)
    assert made.exit_code == 0
    assert "grognard game join m.game" in made.stdout
    assert "m.game.key" in made.stdout
    assert json.loads((here / "m.game.key").read_text())["side"] == "coalition"


def test_a_key_is_for_its_owner_alone(begun: Path) -> None:
    for key in ("m.game.key", "c.key"):
        assert os.stat(begun / key).st_mode & 0o077 == 0
    travels = (begun / "m.game").read_text()
    for key in ("m.game.key", "c.key"):
        assert json.loads((begun / key).read_text())["secret"] not in travels


def test_a_secret_order_goes_to_and_fro_and_nobody_reads_it(run: Run, begun: Path) -> None:
    to_orders(run)
    orders = json.loads(run("game", "orders", "m.game", "--json").stdout)["orders"]
    order = next(order for order in orders if order.startswith("allot "))
    own = run("game", "apply", "m.game", order)
    assert order in " ".join(own.stdout.split())
    assert order.split()[1] not in (begun / "m.game").read_text()
    theirs = run("game", "show", "m.game", "--key", "c.key")
    assert "allot" not in theirs.stdout
    seen = json.loads(run("game", "show", "m.game", "--key", "c.key", "--json").stdout)
    assert "face-down" in seen["tracks"].values()
    assert seen["waits"] == {"what": "decision", "side": "coalition"}
    assert run("game", "verify", "m.game").exit_code == 0


def test_orders_are_refused_whole_and_in_one_line(run: Run, begun: Path) -> None:
    before = (begun / "m.game").read_text(), (begun / "m.game.key").read_text()
    result = run("game", "apply", "m.game", "done", "done")
    refused(result, "done: the game waits for coalition")
    refused(run("game", "apply", "m.game", "done", "--key", "c.key"), "done: the game waits for french")
    assert "fight" in run("game", "apply", "m.game", "fight A1").stderr
    dice = "--dice: expected no dice of yours in a sealed game: both sides make them"
    refused(run("game", "apply", "m.game", "done", "--dice", "6"), dice)
    assert ((begun / "m.game").read_text(), (begun / "m.game.key").read_text()) == before


@pytest.mark.usefixtures("begun")
def test_what_a_sealed_game_cannot_do_is_said(run: Run) -> None:
    what = "nothing in a sealed game is taken back or put right"
    instead = "expected show, orders, apply, replay, verify or resend"
    for command in ("undo", "play"):
        refused(run("game", command, "m.game"), f"m.game: {what}; {instead}")
    over = "expected one in which both sides have shown their secrets"
    refused(run("game", "report", "m.game"), f"m.game: a sealed game; {over}")
    refused(run("game", "show", "m.game", "--side", "coalition"), "--side: the key is that of french")
    none = "there is no such key; expected the file that was made with the game (--key)"
    refused(run("game", "show", "m.game", "--key", "x.key"), f"x.key: {none}")
    refused(run("game", "join", "m.game", "--key", "x.key"), "m.game: coalition has joined already")


def test_a_sealed_game_takes_neither_seed_nor_practice_nor_a_folder(run: Run, here: Path) -> None:
    sealed = ("game", "new", "maida-1806", "m.game", "--sealed")
    refused(run(*sealed, "--seed", "7"), "--sealed: expected neither --seed nor --practice with it")
    refused(run(*sealed, "--practice"), "--sealed: expected neither --seed nor --practice with it")
    refused(
        run(*sealed, "--side", "prussian"), "--side: there is no side 'prussian' (one of: french, coalition)"
    )
    refused(
        run("game", "new", "maida-1806", "m.game", "--key", "k"),
        "--side and --key: expected only with --sealed",
    )
    folder = "SCENARIO: a sealed game is of a battle known by its id, not ./maida"
    refused(run("game", "new", "./maida", "m.game", "--sealed"), folder)
    assert not list(here.iterdir())


def test_an_older_file_is_refused_and_the_newest_can_be_written_again(run: Run, begun: Path) -> None:
    older = (begun / "m.game").read_text()
    to_orders(run)
    newest = (begun / "m.game").read_text()
    (begun / "m.game").write_text(older)
    result = run("game", "apply", "m.game", "done", "--key", "c.key")
    seen = "3 lines, but 5 were seen before" if older.count('"line"') == 3 else "were seen before"
    assert result.exit_code == 2
    assert seen in result.stderr
    assert "grognard game resend" in result.stderr
    assert run("game", "verify", "m.game", "--key", "c.key").exit_code == 1
    assert run("game", "resend", "m.game", "--key", "c.key").exit_code == 0
    assert (begun / "m.game").read_text() == newest
    (begun / "m.game").unlink()
    assert run("game", "resend", "m.game", "--key", "c.key").exit_code == 0
    assert (begun / "m.game").read_text() == newest


def test_a_key_never_overwrites_a_file_that_goes_on_otherwise(run: Run, begun: Path) -> None:
    theirs = (begun / "m.game").read_text()
    to_orders(run)
    newest = (begun / "m.game").read_text()
    (begun / "c.key").rename(begun / "spare.key")
    (begun / "m.game").write_text(theirs)
    result = run("game", "resend", "m.game", "--key", "spare.key")
    assert result.exit_code == 0
    assert (begun / "m.game").read_text() == newest
    assert run("game", "new", "jdg-crossroads", "other.game", "--sealed").exit_code == 0
    refused(
        run("game", "resend", "other.game", "--key", "spare.key"),
        "other.game: another game than the one that the key is for",
    )


def test_changed_files_are_found(run: Run, begun: Path) -> None:
    to_orders(run)
    text = (begun / "m.game").read_text()
    (begun / "m.game").write_text(text.replace('"given": "done"', '"given": "rest"', 1))
    result = run("game", "verify", "m.game", "--json")
    assert result.exit_code == 1
    assert not json.loads(result.stdout)["holds"]
    assert run("game", "show", "m.game").exit_code == 2
    (begun / "m.game").write_text("{")
    assert run("game", "verify", "m.game").exit_code == 2


@pytest.mark.usefixtures("begun")
def test_a_game_that_is_over_is_open_to_anybody(run: Run) -> None:
    assert run("game", "apply", "m.game", "resign french").exit_code == 0
    assert run("game", "apply", "m.game", "--key", "c.key").exit_code == 0
    checked = json.loads(run("game", "verify", "m.game", "--json").stdout)
    assert checked["holds"]
    assert run("game", "report", "m.game").exit_code == 0
    assert run("game", "apply", "m.game").exit_code == 0
    assert "grognard game verify m.game" in run("game", "show", "m.game").stdout
    assert run("game", "replay", "m.game").exit_code == 0


@pytest.mark.usefixtures("begun")
def test_somebody_else_at_the_file_stops_the_writing() -> None:
    file = game_post.PostFile(Path("m.game"))
    game_post.give(file.player, ["done"], "en")
    Path("m.game").write_text(Path("m.game").read_text() + "\n")
    with pytest.raises(Stop, match="changed by somebody else"):
        file.write()


def test_a_write_that_fails_after_the_key_can_be_made_good(
    run: Run, begun: Path, monkeypatch: pytest.MonkeyPatch
) -> None:

    def fails(path: Path, name: str, text: str) -> None:
        if path.name == "m.game":
            raise Stop("no room")
        replace(path, name, text)

    monkeypatch.setattr(game_post, "replace", fails)
    assert run("game", "apply", "m.game", "done").exit_code == 2
    monkeypatch.undo()
    monkeypatch.chdir(begun)
    assert run("game", "resend", "m.game").exit_code == 0
    again = run("game", "apply", "m.game", "done")
    refused(again, "done: the game waits for coalition")
