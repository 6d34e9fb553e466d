"""A drawing is spread over sheets without a gap."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from grognard.paper.sheet import MARGIN, OVERLAP, PAPERS, tiling

LENGTHS = st.floats(10, 3000)


@given(LENGTHS, LENGTHS, st.sampled_from(sorted(PAPERS)))
def test_tiles_cover_the_drawing_overlap_and_fit_their_sheet(width: float, height: float, paper: str) -> None:
    sheet = PAPERS[paper]
    cut = tiling(width, height, sheet)
    wide, tall = (sheet.height, sheet.width) if cut.flipped else (sheet.width, sheet.height)
    assert cut.width <= wide - 2 * MARGIN + 1e-6
    assert cut.height <= tall - 2 * MARGIN + 1e-6
    for count, size, length in ((cut.across, cut.width, width), (cut.down, cut.height, height)):
        assert abs(count * size - (count - 1) * OVERLAP - length) < 1e-6


def test_a_small_map_is_one_upright_sheet() -> None:
    cut = tiling(100, 150, PAPERS["a4"])
    assert (cut.across, cut.down, cut.flipped) == (1, 1, False)
