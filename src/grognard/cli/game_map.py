"""A piece of the map in letters: the ground, and who stands on it, around one hex."""

from __future__ import annotations

from rich.text import Text

from grognard.core.board import Board
from grognard.core.game import Game
from grognard.core.game.state import OFF
from grognard.core.game.telling import Telling
from grognard.hex import Orientation

#: columns of the terminal for one hex
_CELL = 8
#: pieces that are listed around a point of a table
_NEAREST = 12
_COLOURS = ("bold red", "bold blue", "bold magenta", "bold green")


def map_around(game: Game, words: Telling, cell: int, radius: int = 3) -> Text:
    """Hexes within a rectangle around a cell. A hex shows its number, its top counter (and + if more lie
    under it), or the letter of its ground; columns or rows that sit half a hex lower do so here too."""
    if not isinstance(game.scenario.battlefield, Board):
        return _table_around(game, words, cell)
    grid = game.scenario.board.grid
    column, row = grid.numbering.place(grid.hex(cell))
    columns = range(max(1, column - radius), min(grid.columns, column + radius) + 1)
    rows = range(max(1, row - radius), min(grid.rows, row + radius) + 1)
    flat = grid.numbering.orientation is Orientation.FLAT
    numbers, counters = Text(), Text()
    drawn = Text()
    for at in rows:
        for half in (0, 1) if flat else (0,):
            numbers, counters = Text(), Text()
            for across in columns:
                place = grid.find(grid.numbering.hex(across, at))
                lower = _is_shifted(grid.numbering.odd_shifted, across if flat else at)
                if flat and lower != bool(half):
                    numbers.append(" " * _CELL)
                    counters.append(" " * _CELL)
                    continue
                indent = " " * (_CELL // 2) if not flat and lower and across == columns[0] else ""
                numbers.append(f"{indent}{grid.label(place):<{_CELL}}", "dim")
                counters.append(indent)
                counters.append_text(_counter(game, words, place))
            drawn.append_text(numbers).append("\n").append_text(counters).append("\n")
    drawn.rstrip()
    return drawn


def _table_around(game: Game, words: Telling, cell: int) -> Text:
    """On a table: who stands near a point, the nearest first, with how far away he is in inches."""
    from grognard.plane import INCH, distance, unpacked

    here, label = unpacked(cell), game.scenario.places.label
    away = {piece: distance(here, unpacked(piece.at)) for piece in game.state.pieces if piece.at != OFF}
    drawn = Text()
    for piece in sorted(away, key=lambda one: (away[one], one.id))[:_NEAREST]:
        drawn.append(f'{away[piece] / INCH:5.1f}"  {words.name(piece.id)}  {label(piece.at)}\n')
    drawn.rstrip()
    return drawn


def _is_shifted(odd_shifted: bool, number: int) -> bool:
    return (number % 2 == 1) == odd_shifted


def _counter(game: Game, words: Telling, cell: int) -> Text:
    here = sorted((piece for piece in game.state.pieces if piece.at == cell), key=lambda piece: piece.depth)
    codes = game.scenario.board.codes
    if not here:
        return Text(f"{codes[cell] if codes else '.':<{_CELL}}", "dim")
    top = here[0]
    side = words.counters[top.id].side if top.id in words.counters else ""
    colour = _COLOURS[list(words.sides).index(side) % len(_COLOURS)] if side in words.sides else ""
    shown = top.id + ("+" if len(here) > 1 else "")
    return Text(f"{shown:<{_CELL}}", colour)


def cell_named(game: Game, what: str) -> int | None:
    """The hex of a counter on the map, or the hex of that number; None for anything else."""
    for piece in game.state.pieces:
        if piece.id == what and piece.at != OFF:
            return piece.at
    try:
        return game.scenario.places.cell_of(what)
    except ValueError:
        return None
