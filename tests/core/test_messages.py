from __future__ import annotations

import re
from importlib.resources import files
from itertools import count
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from grognard import RULESETS, ruleset
from grognard.core.agreement import agreed
from grognard.core.messages import LANGUAGES, Catalogue, entries_of, keys_of, message

TEXT = """\
# What is said when somebody comes
greeting = Welcome, { $name }
  to the { -game } of { place }
### Names
-game = game
place = { $weather ->
    [rain] the tavern
   *[other] the hill
  }
gone =
    Farewell
guests = { $count ->
    [one] One guest
   *[other] { $count } guests
  }
"""


@pytest.fixture
def catalogue(tmp_path: Path) -> Catalogue:
    (tmp_path / "en.ftl").write_text(TEXT, encoding="utf-8")
    return Catalogue((tmp_path,))


def test_a_message_may_run_over_lines_and_mention_others(catalogue: Catalogue) -> None:
    assert (
        catalogue.say(message("greeting", name="Ana", weather="rain"))
        == "Welcome, Ana\nto the game of the tavern"
    )
    assert catalogue.say("gone") == "Farewell"


def test_a_number_chooses_between_one_and_many_and_is_written_without_separators(
    catalogue: Catalogue,
) -> None:
    assert catalogue.say(message("guests", count=1)) == "One guest"
    assert catalogue.say(message("guests", count=1200)) == "1200 guests"


def test_what_nobody_wrote_is_said_as_its_key(catalogue: Catalogue) -> None:
    assert not catalogue.has("no-such-thing")
    assert catalogue.say(message("no-such-thing", a=1)) == "no-such-thing(a=1)"
    assert catalogue.say("gone", "fr") == "Farewell"


ARGUMENT = re.compile(r"\$([a-zA-Z][\w-]*)")


@pytest.mark.parametrize("id", RULESETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_message_reads_as_it_does_when_its_whole_file_is_parsed(id: str, language: str) -> None:
    packages = filter(None, ("grognard.core", ruleset(id).shared_package, ruleset(id).package))
    files_ = [files(package) / "text" / f"{language}.ftl" for package in packages]
    texts = [file.read_text(encoding="utf-8") for file in files_ if file.is_file()]
    whole = FluentBundle([language], use_isolating=False)
    for text in texts:
        whole.add_resource(FluentResource(text), allow_overrides=True)
        assert set(entries_of(text)) == set(keys_of(text))
    catalogue = ruleset(id).rules.catalogue
    for key, written in entries_of("\n".join(texts)).items():
        args = dict(zip(ARGUMENT.findall(written), count(1), strict=False))
        pattern = whole.get_message(key).value
        assert pattern is not None
        expected, _errors = whole.format_pattern(pattern, {n: str(v) for n, v in args.items()})
        subject = str(args.get("unit") or args.get("side") or "")
        assert catalogue.say(message(key, **args), language) == agreed(str(expected), subject, language)
        missing, _errors = whole.format_pattern(pattern, {})
        assert catalogue.say(key, language) == agreed(str(missing), "", language)
