"""The set-up card: what is fought for, and where everybody starts or comes in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grognard.answers.briefing import briefing_data
from grognard.core.board import Board
from grognard.core.game.state import ALL_ROUND, OFF, Piece
from grognard.paper.folder import Folder
from grognard.paper.subject import Subject
from grognard.paper.words import say
from grognard.render.board import key_svg, map_svg
from grognard.render.table import table_key_svg

#: of the small map; the page scales it to its own width
_HEXSIDE = 6.0
#: units of the drawing to which a column of the key goes down
_KEY = 1050.0


def set_up(subject: Subject, folder: Folder) -> dict[str, Any]:
    """The battle in words, a small map of it, and the armies piece by piece."""
    briefing = briefing_data(subject.game, subject.words)
    found: dict[str, Any] = {
        "briefing": briefing,
        "armies": [_army(subject, side.id) for side in subject.scenario.sides],
        "turn": subject.state.turn if subject.begun else 0,
    }
    if isinstance(subject.scenario.battlefield, Board):
        field = map_svg(subject.scenario, subject.counters, subject.language, hexside=_HEXSIDE)
        found["overview"] = folder.put("overview.svg", field.svg)
        key = key_svg(subject.scenario, subject.counters, subject.language, high=_KEY)
    else:
        key = table_key_svg(subject.scenario, subject.counters, subject.language)
    found["key"] = folder.put("key.svg", key)
    return found


def _army(subject: Subject, side: str) -> dict[str, Any]:
    """A side with its formations; whoever belongs to none comes first."""
    groups: dict[str, list[dict[str, str]]] = {}
    faces = {face.id: face for face in subject.pieces.faces}
    for piece in subject.state.pieces:
        face = faces.get(piece.id)
        if face is None or face.side != side:
            continue
        member = subject.members.get(piece.id)
        group = face.division if member is None else member.group
        groups.setdefault(group, []).append(_row(subject, piece))
    named = {group: subject.groups.get(group, "") for group in groups}
    order = {"": -1, **{group: place for place, group in enumerate(subject.groups)}}
    return {
        "name": subject.words.sides[side],
        "groups": [
            {"name": named[group] or say("apart", subject.language), "rows": groups[group]}
            for group in sorted(groups, key=lambda group: order.get(group, len(order)))
        ],
    }


def _row(subject: Subject, piece: Piece) -> dict[str, str]:
    face = next(face for face in subject.pieces.faces if face.id == piece.id)
    now = {face.id: face for face in subject.counters.faces}.get(piece.id)
    strength = face.strength if now is None else now.strength
    return {
        "id": piece.id,
        "name": face.name,
        "strength": "-".join(map(str, face.figures)) if strength is None else f"{strength}{_kind(face)}",
        "where": _where(subject, piece),
        "how": ", ".join(_standing(subject, piece)),
    }


def _kind(face: Any) -> str:
    return f" {face.quality}" if face.quality else ""


def _where(subject: Subject, piece: Piece) -> str:
    """Its place, or when and where it comes in, or that it is gone."""
    if piece.at != OFF:
        return _place(subject, piece.at)
    member = subject.members.get(piece.id)
    if piece.fate in ("", "waiting") and member is not None and member.turn > 1:
        place = f" {member.place}" if member.place else ""
        return say("comes", subject.language, turn=member.turn) + place
    return subject.words.word(piece.fate) if piece.fate else say("beside", subject.language)


def _place(subject: Subject, cell: int) -> str:
    field = subject.scenario.battlefield
    if isinstance(field, Board):
        return field.grid.label(cell)
    from grognard.plane import INCH, unpacked

    point = unpacked(cell)
    return f"{point.x / INCH:g} / {point.y / INCH:g}"


def _standing(subject: Subject, piece: Piece) -> Iterator[str]:
    """Which way it faces, and whatever is not ordinary about it."""
    words = subject.words
    field = subject.scenario.battlefield
    if piece.at != OFF and piece.facing != ALL_ROUND:
        if isinstance(field, Board):
            facing = field.grid.numbering.orientation.name_of(piece.facing)
            yield f"{words.word(facing, 'facing')}"
        else:
            yield f"{piece.facing // 100}°"
    key = subject.pieces.key
    if piece.formation in key.formations:
        yield key.formations[piece.formation].say(subject.language)
    if subject.begun and piece.state in key.states:
        yield key.states[piece.state].say(subject.language)
