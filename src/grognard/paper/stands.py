"""For a table in inches: a base to cut out for every stand at its true size, and a card for every unit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from grognard.core.case import specs
from grognard.core.game.face import CounterFace
from grognard.paper.folder import Folder
from grognard.paper.subject import Subject
from grognard.paper.tiles import INCH
from grognard.render.board.dress import Dress, dress_of
from grognard.render.board.ink import element, figure
from grognard.render.board.style import plain_style
from grognard.render.board.theme import default_theme
from grognard.render.table.bodies import LEADER, body, stand
from grognard.render.table.cloth import UNIT

#: around a drawing, for its rim
_RIM = 5.0
#: fields of a row that are said elsewhere on a card, or stand on the set-up card
_ELSEWHERE = frozenset(
    ["id", "name", "side", "x", "y", "turn", "facing", "stands", "leader", "role", "formation"]
)


def stand_sheets(subject: Subject, folder: Folder) -> list[dict[str, Any]]:
    """By side: for each unit its drawing, its size in millimetres, and how many of it."""
    pieces = subject.pieces
    dress = dress_of(subject.scenario, pieces.faces, default_theme())
    sheets = []
    for side in subject.scenario.sides:
        own = [face for face in pieces.faces if face.side == side.id]
        bases = [_base(face, dress, folder) for face in own]
        sheets.append({"title": side.name.say(subject.language), "bases": bases})
    return sheets


def _base(face: CounterFace, dress: Dress, folder: Folder) -> dict[str, Any]:
    plain = msgspec.structs.replace(face, markers=())
    if len(face.outline) < 3:
        drawn, wide, deep, count = body(plain, dress), 2 * LEADER, 2 * LEADER, 1
        box = (-LEADER, -LEADER)
    else:
        drawn, wide, deep = stand(plain, dress)
        count, box = face.strength or 1, (0.0, 0.0)
    svg = element(
        "svg",
        element("style", plain_style(dress.theme)),
        drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(
            figure(one) for one in (box[0] - _RIM, box[1] - _RIM, wide + 2 * _RIM, deep + 2 * _RIM)
        ),
    )
    return {
        "id": face.id,
        "name": face.name,
        "file": folder.put(f"stand-{face.id}.svg", svg),
        "width": (wide + 2 * _RIM) / UNIT * INCH,
        "depth": (deep + 2 * _RIM) / UNIT * INCH,
        "count": count,
    }


def roster_cards(subject: Subject) -> list[dict[str, Any]]:
    """By side: a card for each unit, with a box for each stand."""
    rows = {row.id: row for row in _rows(subject.scenario.own)}
    key = subject.pieces.key
    sheets = []
    for side in subject.scenario.sides:
        cards = []
        for face in subject.pieces.faces:
            row = rows.get(face.id)
            if face.side != side.id or row is None:
                continue
            formation = key.formations.get(face.formation)
            cards.append(
                {
                    "id": face.id,
                    "name": face.name,
                    "leader": face.symbol == "commander",
                    "stands": face.strength or 0,
                    "division": key.divisions.get(face.division, "") if face.division != face.id else "",
                    "formation": "" if formation is None else formation.say(subject.language),
                    "traits": list(_traits(subject, row)),
                }
            )
        sheets.append({"title": side.name.say(subject.language), "cards": cards})
    return sheets


def _rows(own: msgspec.Struct) -> Iterator[Any]:
    """Whatever in a scenario's tables is a piece."""
    for name in own.__struct_fields__:
        held = getattr(own, name)
        for row in held if isinstance(held, tuple) else ():
            if isinstance(getattr(row, "id", None), str) and isinstance(getattr(row, "side", None), str):
                yield row


def _traits(subject: Subject, row: msgspec.Struct) -> Iterator[str]:
    """What is printed of a piece, word by word; what is not so is left out."""
    words = subject.words
    for spec in specs(type(row)):
        value = getattr(row, spec.name)
        if spec.name in _ELSEWHERE or value in (None, "", (), 0, "no", "none"):
            continue
        about = words.field(spec.name, spec.about).partition(";")[0].strip()
        if value == "yes" or isinstance(value, int):
            yield about if value == "yes" else f"{about}{words.colon}{value}"
            continue
        for one in value if isinstance(value, tuple) else (value,):
            yield words.rules.catalogue.term("values", str(one), words.language) or words.word(str(one))
