"""A saved game and its dice checked, roll by roll; nothing of it is kept."""

from __future__ import annotations

import json
from typing import Any

from grognard.core.brought import bring
from grognard.core.errors import BadData
from grognard.core.game import Chance, Game
from grognard.core.game.journal import DICE
from grognard.core.game.order import Throw, parse
from grognard.core.game.replay import give
from grognard.core.game.save import check_untouched, read_saved
from grognard.core.game.undo import BROKEN
from grognard.dice.proof import faults, roll_rows
from grognard.games import replay, verify
from grognard.scenarios import scenarios
from grognard.server.problems import Problem

#: what may be wrong with a proof that was not written by a server
_SPOILT = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError)
#: entries of the longest game that is checked
_LONGEST = 5000


def checked(save: str, proof: str, noted: str) -> dict[str, Any]:
    """What the checker finds. With a proof it needs no rules; without one the game is played again."""
    try:
        saved = read_saved(save)
    except BadData as wrong:
        raise Problem(422, "That cannot be used", str(wrong), code="no-save") from None
    about = {"scenario": saved.scenario, "entries": len(saved.entries), "practice": saved.practice}
    if len(saved.entries) > _LONGEST:
        raise Problem(422, "That cannot be used", f"expected at most {_LONGEST} entries", code="foreign")
    if proof:
        return {**about, **_by_proof(save, proof, noted)}
    if saved.battle:
        _bring(saved.battle)
    if saved.folder or saved.scenario not in scenarios():
        what = f"the server has no scenario {saved.scenario!r}"
        raise Problem(422, "That cannot be used", what, code="foreign")
    return {**about, **_by_rules(save)}


def _bring(battle: dict[str, str]) -> None:
    try:
        bring(battle)
    except BadData as wrong:
        raise Problem(422, "That cannot be used", str(wrong), code="foreign") from None


def _by_proof(save: str, text: str, noted: str) -> dict[str, Any]:
    try:
        game, proof = json.loads(save.removeprefix("\ufeff")), json.loads(text)
        if proof["mode"] == "typed" or proof["secret"] is None:
            source = "typed" if proof["mode"] == "typed" else "waits"
            return {"source": source, "rolls": [], "faults": []}
        return {"source": "proof", "rolls": roll_rows(game, proof), "faults": faults(game, proof, noted)}
    except _SPOILT as wrong:
        what = f"the proof of the dice: {type(wrong).__name__}: {str(wrong)[:200]}"
        raise Problem(422, "That cannot be used", what, code="no-proof") from None


def _by_rules(save: str) -> dict[str, Any]:
    saved = read_saved(save)
    found = []
    try:
        check_untouched(saved, save)
    except BadData as wrong:
        found.append(wrong.what)
    difference = verify(save).difference
    if difference is not None and not found:
        found.append(str(difference))
    game, rolls = next(replay(save)), []
    for line in saved.entries[1:]:
        if line.by == DICE and isinstance(game.node, Chance):
            rolls.append(_row(game, line.seq, line.given))
        try:
            give(game, line)
        except BROKEN:
            break
    return {"source": "none" if saved.seed is None else "seed", "rolls": rolls, "faults": found}


def _row(game: Game, entry: int, given: str) -> dict[str, Any]:
    """A throw of the file beside what its seed makes of the place; null where the file has no seed."""
    node = game.node
    assert isinstance(node, Chance)
    try:
        thrown = parse(given)
    except BROKEN:
        thrown = None
    claimed = list(thrown.faces) if isinstance(thrown, Throw) else []
    derived = None if game.table.seed is None else list(game.roll().faces)
    about = {"entry": entry, "dice": str(node.dice), "purpose": node.why.key}
    return {**about, "claimed": claimed, "derived": derived}
