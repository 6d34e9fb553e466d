"""Why a unit of one's own cannot be ordered comes with its orders."""

from __future__ import annotations

from tests.server.conftest import Browser


def test_a_unit_without_orders_comes_with_its_reason(french: Browser) -> None:
    at = f"/api/games/{french.open()['game']}/orders"
    chief = french.get(at, unit="FL1", lang="es")
    assert chief["orders"] == []
    assert chief["idle"]["reason"].startswith("Este comandante da órdenes a otros")
    assert chief["idle"]["rule"] == "barrosa 4.2"
    assert french.get(at, unit="A01")["idle"]["reason"].startswith("The other side decides now")


def test_a_unit_that_may_act_has_no_such_reason(french: Browser) -> None:
    game = french.open()["game"]
    state = french.get(f"/api/games/{game}")
    able = french.get(f"/api/games/{game}/orders", unit=state["node"]["subjects"][0])
    assert able["orders"]
    assert able["idle"] is None


def test_nothing_is_said_of_the_units_of_others(french: Browser) -> None:
    game = french.open(french="me", allied="open")["game"]
    assert french.get(f"/api/games/{game}/orders", unit="A01")["idle"] is None
