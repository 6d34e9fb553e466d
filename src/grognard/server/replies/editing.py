"""A battle in the making: the page holds its texts and is told what an edit makes of them."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable
from typing import Any

from grognard.core.errors import BadCase, BadData, Fault
from grognard.editor import trial
from grognard.editor.document import Document, archived, checked, of_archive, of_folder
from grognard.editor.edits import edited, edits_of
from grognard.editor.odds_compared import columns_compared, compared, procedures_told
from grognard.editor.rules_told import rules_told
from grognard.editor.telling import told
from grognard.generate import generate
from grognard.generate.verdict import Trial, trial_of, verdict
from grognard.scenarios import scenarios
from grognard.server.problems import Problem

Data = dict[str, Any]


def made(system: str, size: str, seed: int, attempt: int, language: str) -> Data:
    """The battle of a seed."""
    return told(Document(generate(system, seed, size, attempt).files), language)


def opened(scenario: str, archive: str, files: dict[str, str], language: str) -> Data:
    """A battle by its id, from a file, or from its texts."""
    if scenario:
        if scenario not in scenarios():
            raise Problem(404, "There is no such scenario", f"one of: {', '.join(scenarios())}")
        return told(of_folder(scenarios()[scenario]), language)
    with_files = _read(files) if files else None
    if with_files is None:
        try:
            with_files = of_archive(base64.b64decode(archive, validate=True))
        except BadData as wrong:
            raise Problem(422, "That cannot be used", str(wrong)) from None
        except (binascii.Error, ValueError):
            raise BadCase([Fault("archive", "expected a file in base 64")]) from None
    return told(with_files, language)


def changed(files: dict[str, str], edits: list[Data], language: str) -> Data:
    """The battle after some edits."""
    document = _read(files)
    try:
        return told(edited(document, edits_of(edits)), language)
    except BadData as wrong:
        raise Problem(422, "That cannot be used", str(wrong)) from None


def packed(files: dict[str, str]) -> Data:
    """The battle's folder as a file to keep."""
    document = _read(files)
    try:
        content = archived(document)
    except BadData as wrong:
        raise Problem(422, "That cannot be used", str(wrong)) from None
    return {"name": f"{document.folder.name}.zip", "archive": base64.b64encode(content).decode()}


def _read(files: dict[str, str]) -> Document:
    try:
        return checked(files)
    except BadData as wrong:
        raise Problem(422, "That cannot be used", str(wrong)) from None


def tried(files: dict[str, str], number: int, language: str, printed: bool = False) -> Data:
    """One game between computers."""
    return _usable(lambda: trial.tried(files, number, language, printed))


def summed(files: dict[str, str], outcomes: list[str], printed: list[str], language: str) -> Data:
    """What some games between computers say of the battle."""
    return _usable(
        lambda: {
            **trial.summed(files, outcomes, printed, language),
            "verdict": _verdict(
                trial_of(trial.battle_of(files).sides[0], trial.outcomes_of(outcomes)), language
            ),
        }
    )


def _verdict(found: Trial, language: str) -> Data:
    """Whether the battle is even, in the words in which one from a seed is offered."""
    return {"said": verdict(found, language), "even": found.is_even, "off": found.off}


def rules_of(files: dict[str, str], language: str) -> Data:
    """The charts and figures of the battle's system, to be changed."""
    document = _read(files)
    return _usable(
        lambda: {
            **rules_told(document, language),
            "procedures": procedures_told(document, language),
            "columns": columns_compared(document, language),
        }
    )


def odds_of(files: dict[str, str], procedure: str, language: str) -> Data:
    """The odds of a sample case by the printed charts and by the changed ones."""
    document = _read(files)
    return _usable(lambda: compared(document, procedure, language))


def _usable(work: Callable[[], Data]) -> Data:
    try:
        return work()
    except BadData as wrong:
        raise Problem(422, "That cannot be used", str(wrong)) from None
