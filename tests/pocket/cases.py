"""One list of questions for every door: what is asked, in order; what is answered must be the same."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from grognard import RULESETS, ruleset
from grognard.puzzles.puzzle import puzzle
from grognard.scenarios import scenarios
from tests.strategies import count

WORKED = Path(__file__).parents[1] / "worked"


#: whoever asks here opens a game, which stands for `{game}` in what is asked afterwards
OPENING = ("/games", "/games/import", "/editor/play")


class Case(msgspec.Struct, frozen=True):
    method: str
    path: str
    query: dict[str, Any] = {}
    body: dict[str, Any] = {}

    def __str__(self) -> str:
        about = " ".join(map(str, (*self.query.values(), *self.body.values())))
        return f"{self.method} {self.path} {about}"[:90].strip()


def get(path: str, **query: Any) -> Case:
    return Case("GET", path, query)


def post(path: str, body: dict[str, Any], **query: Any) -> Case:
    return Case("POST", path, query, body)


def solving() -> Iterator[Case]:
    """Puzzles: the list, one of a day, one with its odds and its answers, and what is refused."""
    yield get("/puzzles", lang="fr")
    yield get("/puzzles/daily", date="2026-05-02")
    yield get("/puzzles/daily", date="May")
    yield get("/puzzles/tikhvin-01", lang="es")
    yield get("/puzzles/waterloo-01", lang="en")
    right = puzzle("tikhvin-01").right[0]
    yield get("/puzzles/tikhvin-01/odds", order=right, lang="en", detail="card")
    yield get("/puzzles/tikhvin-01/odds", order="none", lang="en", detail="card")
    for order in (right, "done now", ""):
        yield post("/puzzles/tikhvin-01/answer", {"order": order}, lang="en")


def editing() -> Iterator[Case]:
    """A battle in the making: opened, drawn upon, broken, packed, and what is refused."""
    yield post("/editor/open", {"scenario": "alea-training"}, lang="es")
    yield post("/editor/open", {"scenario": "waterloo"}, lang="en")
    yield post("/editor/seed", {"system": "jours-de-gloire", "seed": 7}, lang="fr")
    yield post("/editor/seed", {"system": "chess", "seed": 7}, lang="en")
    yield post("/editor/open", {"archive": "not base 64"}, lang="en")
    yield post("/editor/open", {"archive": "QUJD"}, lang="fr")
    folder = scenarios()["alea-training"]
    files = {one.name: one.read_text(encoding="utf-8") for one in folder.iterdir() if one.is_file()}
    files = {name: text for name, text in files.items() if not name.endswith((".md", ".ftl"))}
    yield post("/editor/open", {"files": files}, lang="en")
    for edits in ([], [{"do": "paint", "hexes": ["0101"], "ground": "marsh"}], [{"do": "dance"}]):
        yield post("/editor/edit", {"files": files, "edits": edits}, lang="en")
    yield post("/editor/edit", {"files": {"scenario.toml": "id ="}}, lang="fr")
    yield post("/editor/edit", {"files": {"../x.toml": ""}}, lang="en")
    yield post("/editor/pack", {"files": files})
    yield post("/editor/trial", {"files": files, "number": 1}, lang="es")
    yield post("/editor/trial", {"files": {"scenario.toml": "id ="}, "number": 0}, lang="en")
    change = {"do": "cell", "chart": "melee", "row": "4", "column": "1/1", "code": "DR2"}
    yield post("/editor/edit", {"files": files, "edits": [change]}, lang="fr")
    changed = {**files, "changes.toml": '[[fact]]\npath = "melee.cavalry-retreat"\nvalue = 3\n'}
    yield post("/editor/rules", {"files": changed}, lang="es")
    yield post("/editor/odds", {"files": changed, "procedure": "melee"}, lang="fr")
    yield post("/editor/odds", {"files": changed, "procedure": "dance"}, lang="en")
    yield post("/editor/trial", {"files": changed, "number": 1, "printed": True}, lang="en")
    yield post("/editor/sum", {"files": changed, "outcomes": ["nothing"]}, lang="en")
    seats = {"french": "me", "allied": "me"}
    battle = {**files, "scenario.toml": files["scenario.toml"].replace("turns = 4", "turns = 2")}
    yield post("/editor/play", {"battle": battle, "seats": seats, "dice": "typed"})
    yield get("/games/{game}", lang="fr")
    yield get("/games/{game}/report", lang="en")


def library() -> Iterator[Case]:
    """Looking things up: in three languages, and what there is not."""
    for language in ("en", "fr", "es"):
        yield get("/scenarios", lang=language)
        yield get("/rulesets", lang=language)
        yield get("/scenarios/alea-training/lesson", lang=language)
        yield get("/scenarios/alea-training/briefing", lang=language)
    yield get("/scenarios/alea-training/map.svg", lang="en")
    yield get("/scenarios/alea-training/key.svg", lang="fr")
    yield get("/scenarios/waterloo/briefing", lang="es")
    for id in RULESETS:
        rules = ruleset(id)
        yield get(f"/rulesets/{id}/charts", lang="es")
        yield get(f"/rulesets/{id}/charts/{next(iter(rules.rules.charts))}", lang="fr")
        yield get(f"/rulesets/{id}/rulebook", lang="en")
        for number, procedure in enumerate(rules.procedures):
            path = f"/rulesets/{id}/procedures/{procedure}"
            yield get(path, lang="fr")
            if number < count(1, 99):
                yield post(f"{path}/odds", {}, lang="en", detail="card")
    yield post("/rulesets/barrosa/procedures/melee/odds", {"case": {"attackers": []}}, lang="en")
    yield get("/rulesets/barrosa/procedures/parley", lang="fr")
    yield get("/rulesets/liberators/roster", lang="en")
    yield from solving()


def worked() -> Iterator[Case]:
    """Every ruling worked by hand, with its dice."""
    for file in sorted(WORKED.glob("*.toml")):
        system = next(id for id in sorted(RULESETS, key=len, reverse=True) if file.stem.startswith(id))
        for one in tomllib.loads(file.read_text(encoding="utf-8"))["ruling"]:
            body = {"case": one["case"], "dice": one.get("dice", []), "policy": one.get("policy", {})}
            yield post(f"/rulesets/{system}/procedures/{one['procedure']}/resolve", body, lang="en")


def looking_into() -> Iterator[Case]:
    """Its course, what a computer would have done, what if, and a branch."""
    yield get("/games/{game}/course", lang="fr")
    yield get("/games/{game}/better", entry=2, lang="es")
    yield get("/games/{game}/better", entry=99, lang="en")
    yield get("/games/{game}/branch", entry=2)
    for change in ({"strength": 1}, {"strength": 99}, {"hat": "high"}):
        body = {"entry": 2, "changes": [{"unit": "F01", "set": change}]}
        yield post("/games/{game}/whatif", body, lang="en")


def game() -> Iterator[Case]:
    """A game with dice of one's own: orders, refusals, layers; `{game}` is the one that was opened."""
    seats = {"french": "me", "allied": "me"}
    yield post("/games", {"scenario": "alea-training", "seats": seats, "dice": "typed"})
    for path in ("", "/orders", "/counters", "/layers", "/log", "/undo", "/report", "/formations", "/plans"):
        yield get(f"/games/{{game}}{path}", lang="en")
    yield get("/games/{game}", lang="fr")
    yield get("/games/{game}/orders", unit="F01", lang="en")
    yield get("/games/{game}/orders", unit="X99", lang="es")
    yield get("/games/{game}/layers/zones", side="french", lang="en")
    yield post("/games/{game}/check", {"given": "move F01 0101"}, lang="en")
    yield post("/games/{game}/check", {"given": "nonsense of all kinds"}, lang="en")
    for number in range(8):
        body = {"given": "done", "sequence": number + 1, "key": f"case-{number:06}"}
        yield post("/games/{game}/orders", body, lang="en")
        yield get("/games/{game}", lang="en")
    yield post("/games/{game}/undo", {"consent": True}, lang="en")
    yield get("/games/{game}/log", after=1, lang="es")
    yield get("/games/{game}/position", entry=2, lang="en")
    yield get("/games/{game}/fix", unit="F01", lang="en")
    yield from looking_into()
    yield post("/games/{game}/resign", {"side": "french"})
    yield get("/games/{game}/course", lang="en")
    yield get("/games/{game}/report", lang="en")


#: what chance and the clock have in an answer, and what only somebody else at the table would see
_OWN = {
    *("game", "commitment", "hash", "at", "created", "links", "spectator", "secret", "seal"),
    *("unread", "measuring", "fortunes"),
}
_HASH = re.compile("[0-9a-f]{64}")


def alike(text: str) -> Any:
    """An answer without what no two doors share."""
    try:
        return _without(msgspec.json.decode(text))
    except msgspec.DecodeError:
        return text


def _without(data: Any) -> Any:
    if isinstance(data, dict):
        return {name: _without(value) for name, value in data.items() if name not in _OWN}
    if isinstance(data, list):
        return [_without(one) for one in data]
    return _HASH.sub("#", data) if isinstance(data, str) else data
