"""A game file hides nothing, and says so where its system has secrets."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from grognard.cli.app import app


@pytest.mark.parametrize(("scenario", "warns"), [("jdg-crossroads", True), ("alea-training", False)])
@pytest.mark.parametrize(("language", "word"), [("en", "hidden"), ("fr", "caché"), ("es", "oculta")])
def test_a_file_of_a_game_with_secrets_says_that_it_is_open(
    tmp_path: Path, scenario: str, warns: bool, language: str, word: str
) -> None:
    file = str(tmp_path / "one.game")
    for arguments in (["new", scenario, file, "--seed", "1"], ["show", file]):
        told = CliRunner().invoke(app, ["game", *arguments, "--lang", language])
        assert told.exit_code == 0, told.output
        assert (word in told.output) == warns
