from __future__ import annotations

import pytest

from grognard.render.board.lettering import abbreviated, surname, width, wrapped

SHORT = {"Voluntarios de": "Vol.", "Foot Guards": "Guards", "Sir": "", "Marquis of": ""}


def test_wide_letters_take_more_room_than_narrow_ones() -> None:
    assert width("WMW", 10) > width("abc", 10) > width("ill", 10)
    assert width("abc", 20) == 2 * width("abc", 10)


def test_lines_fit_the_room_and_lose_no_word() -> None:
    words = "Victor falls on the allied rear while the column marches through the wood"
    lines = wrapped(words, 10, 120)
    assert " ".join(lines) == words
    assert len(lines) > 1
    assert all(width(line, 10) <= 120 for line in lines)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Toledo", "Toledo"),
        ("2/95th (2 companies)", "2/95th"),
        ("2/1st Foot Guards", "2/1st Guards"),
        ("Voluntarios de Valencia", "Vol. Valen."),
        ("Horse battery of the left", "Horse"),
        ("Thunderously", "Thunderou."),
    ],
)
def test_a_name_is_shortened_until_it_fits(name: str, shown: str) -> None:
    room = width("2/1st Guards", 10) if "Guards" in name else 50
    assert abbreviated(name, SHORT, 10, room) == shown
    assert width(shown, 10) <= room


def test_a_name_never_ends_in_a_particle() -> None:
    assert abbreviated("Left wing of the regiment", {}, 10, width("Left wing of the", 10)) == "Left wing"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("W. Dilkes", "Dilkes"),
        ("J. F. Browne", "Browne"),
        ("Sir Thomas Graham", "Graham"),
        ("Marquis of Coupigny", "Coupigny"),
        ("Begines de los Ríos", "Begines"),
        ("M. Lapeña (La Peña)", "Lapeña"),
    ],
)
def test_a_commander_goes_by_his_surname(name: str, shown: str) -> None:
    assert surname(name, SHORT, 10, 48) == shown
