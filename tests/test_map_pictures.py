"""The pictures of the start page are of today's maps."""

from __future__ import annotations

from tools import map_pictures

from grognard.scenarios import scenarios


def test_every_battle_has_a_picture_of_its_map_as_it_is_drawn_today() -> None:
    assert map_pictures.old() == [], "run `make docs`"
    for id in scenarios():
        assert (map_pictures.FOLDER / f"{id}.webp").read_bytes()[8:12] == b"WEBP"
