"""What the tests of this folder draw their hexes, numberings and maps from."""

from __future__ import annotations

from hypothesis import strategies as st

from grognard.hex import Grid, Hex, Numbering, Orientation

hexes = st.builds(Hex, st.integers(-30, 30), st.integers(-30, 30))
near = st.builds(Hex, st.integers(-9, 9), st.integers(-9, 9))
directions = st.integers(0, 5)
numberings = st.builds(Numbering, st.sampled_from(Orientation), st.booleans())
grids = st.builds(Grid, numberings, st.integers(1, 12), st.integers(1, 12))
FLAT_EVEN = Numbering()
