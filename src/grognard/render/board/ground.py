"""What the ground is made of, as soft-edged areas of colour; the sea with its coast."""

from __future__ import annotations

from grognard.hex import Hex
from grognard.render.board.curve import LOOSE, chain_controls, open_path, outline_path
from grognard.render.board.ink import element, group, rectangle
from grognard.render.board.outline import chains, edge, loops
from grognard.render.board.plan import BEYOND, SIZE, Plan, sites
from grognard.render.board.theme import Look

#: lines in the water that follow the coast, the farthest first
_COAST_LINES = (0.62, 0.47, 0.33, 0.21, 0.1)


def lowland(plan: Plan) -> str:
    margin = BEYOND * 2 * SIZE
    sheet = rectangle(plan.left - margin, plan.top - margin, plan.right + margin, plan.bottom + margin)
    return element("path", d=sheet, fill=plan.theme.tint(0))


def areas(plan: Plan) -> str:
    """Everything but open ground and water."""
    drawn = []
    for id in _looks(plan):
        look = plan.theme.ground[id]
        if look.opacity and look.pattern != "waves":
            drawn.append(
                element(
                    "path",
                    d=outline_path(plan, loops(set(plan.of_look(id)))),
                    fill=look.fill,
                    fill_opacity=look.opacity,
                    stroke=look.edge,
                    stroke_width=None if look.edge is None else 1.2,
                    stroke_opacity=None if look.edge is None else 0.6,
                )
            )
    return group(*drawn, id=plan.id("ground"))


def _looks(plan: Plan) -> list[str]:
    """The looks of this map, in the order of the theme."""
    used = {plot.look for plot in plan.plots.values()}
    return [id for id in plan.theme.ground if id in used]


def waters(plan: Plan) -> str:
    """Open water, with lines that fade away from the coast."""
    return group(
        *(_water(plan, id) for id in _looks(plan) if plan.theme.ground[id].pattern == "waves"),
        id=plan.id("waters"),
    )


def _water(plan: Plan, id: str) -> str:
    look, wet = plan.theme.ground[id], set(plan.of_look(id))
    area = outline_path(plan, loops(wet))
    coast = "".join(open_path(chain_controls(plan, chain, LOOSE)) for chain in _coast(wet, plan))
    lines = []
    for place, far in enumerate(_COAST_LINES):
        shade = 0.25 + 0.12 * place
        lines.append(_stroke(coast, look.ink, far * SIZE * 2 + 1.6, shade))
        lines.append(_stroke(coast, look.fill, far * SIZE * 2 - 0.4, 1))
    clip = plan.id(f"water-{id}")
    return group(
        element("clipPath", element("path", d=area), id=clip),
        element("path", d=area, fill=look.fill),
        group(*lines, _waves(plan, look, wet), clip_path=f"url(#{clip})", fill="none"),
        element(
            "path", d=coast, fill="none", stroke=look.edge or look.second, stroke_width=2,
            stroke_linecap="round",
        ),
    )  # fmt: skip


def _stroke(path: str, colour: str, width: float, opacity: float) -> str:
    return element(
        "path", d=path, stroke=colour, stroke_width=round(width, 1), stroke_opacity=opacity,
        stroke_linecap="round", stroke_linejoin="round",
    )  # fmt: skip


def _coast(wet: set[Hex], plan: Plan) -> list[list[tuple[int, int]]]:
    """Where water meets land, the edge of the drawing left out."""
    sides = [
        edge(hex, direction)
        for hex in sorted(wet)
        for direction, neighbour in enumerate(hex.neighbours())
        if neighbour in plan.plots and neighbour not in wet
    ]
    return chains(sides)


def _waves(plan: Plan, look: Look, wet: set[Hex]) -> str:
    """Ripples, out where the coast is far."""
    far = [
        hex for hex in sorted(wet) if all(near in wet or near not in plan.plots for near in hex.neighbours())
    ]
    marks = "".join(
        f"M{x - 7:.1f} {y:.1f}q3.5 -3 7 0t7 0" for hex in far for x, y in sites(plan, hex, 2, SIZE / 8, 31)
    )
    return element("path", d=marks, stroke=look.ink, stroke_width=1.1, stroke_opacity=0.7) if marks else ""
