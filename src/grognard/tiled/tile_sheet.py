"""The tiles of a map: a row for each letter of its legend, a column for each level."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.core.scenario import Ground
from grognard.render.board.png import board_png
from grognard.render.board.theme import Theme, default_theme
from grognard.tiled.frame import CORNERS, HEIGHT, LEVELS, WIDTH


def tile_sheet(legend: Mapping[str, Ground]) -> bytes:
    """A picture: every tile in the colours of its level and ground, with letter and level written on it."""
    theme = default_theme()
    tiles = "".join(
        _tile(theme, letter, ground, level, row)
        for row, (letter, ground) in enumerate(legend.items())
        for level in range(LEVELS)
    )
    width, height = LEVELS * WIDTH, len(legend) * HEIGHT
    box = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    return board_png(f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{tiles}</svg>', width)


def _tile(theme: Theme, letter: str, ground: Ground, level: int, row: int) -> str:
    x, y = level * WIDTH + WIDTH // 2, row * HEIGHT + HEIGHT // 2
    outline = " ".join(f"{x + dx},{y + dy}" for dx, dy in CORNERS)
    look = theme.ground[theme.look_of(ground)]
    written = f"{letter}{level}" if level else letter
    return (
        f'<polygon points="{outline}" fill="{theme.tint(level)}"/>'
        f'<polygon points="{outline}" fill="{look.fill}" fill-opacity="{look.opacity}" '
        f'stroke="{theme.grid}" stroke-opacity="0.5"/>'
        f'<text x="{x}" y="{y + 5}" font-family="Board Sans" font-size="14" text-anchor="middle" '
        f'fill="{theme.ink}" fill-opacity="0.75">{written}</text>'
    )
