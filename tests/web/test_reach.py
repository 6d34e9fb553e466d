"""Orders that the page once could not give: melees that two hexes may lead, arrivals; advice on stacks."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Route, expect
from tests.web.positions import asks_in, game_where
from tests.web.robot_page import THINKING
from tests.web.seat import Seat

from grognard.core.game import Decision, Game
from grognard.core.game.order import Order


def has_two_leads(game: Game) -> bool:
    """A melee is to be chosen that more than one hex may lead."""
    if not asks_in("melee")(game):
        return False
    orders = [order for order in game.orders() if isinstance(order, Order)]
    return len(orders) > 1 and len({order.target for order in orders}) == 1


def waits_beside(game: Game) -> bool:
    """Somebody can come onto the map."""
    node = game.node
    return asks_in("reinforcements")(game) and isinstance(node, Decision) and bool(node.subjects)


def attacks_from_a_stack(game: Game) -> bool:
    node = game.node
    if not asks_in("combat")(game) or not isinstance(node, Decision):
        return False
    places = [game.battle.piece(unit).at for unit in node.subjects]
    return len(set(places)) < len(places)


def test_a_melee_is_led_from_the_hex_that_the_player_chooses(
    visit: Callable[..., Seat], artefacts: Path
) -> None:
    table = visit()
    table.carry_on(game_where(has_two_leads, "barrosa-standard", games=200))
    before = table.sequence
    table.page.keyboard.press("n")
    kinds = table.page.locator(".pick .kinds button:not(.close)")
    expect(kinds.filter(has_text="from where the rules choose")).to_be_visible()
    table.page.screenshot(path=artefacts / "melee-led-from.png")
    kinds.filter(has_text=re.compile(r"from \d{4}")).first.click()
    table.page.locator(".odds .wide").click()
    table.expect_beyond(before)


def test_arrivals_are_taken_from_the_tray_and_sent_to_a_lit_hex(
    visit: Callable[..., Seat], artefacts: Path
) -> None:
    table = visit()
    table.carry_on(game_where(waits_beside, "bailen-1808"))
    tray = table.page.locator("[data-arrival]")
    expect(tray.first).to_be_visible()
    arrival = tray.first.get_attribute("data-arrival")
    tray.first.click()
    expect(table.page.locator(".goal").first).to_be_attached()
    table.page.screenshot(path=artefacts / "arrivals.png")
    before = table.sequence
    table.march_in_hand()
    assert table.sequence > before
    expect(table.unit(str(arrival))).to_be_attached()


def test_an_arrival_is_dragged_onto_the_map(visit: Callable[..., Seat]) -> None:
    table = visit()
    table.carry_on(game_where(waits_beside, "bailen-standard"))
    tray = table.page.locator("[data-arrival]")
    tray.first.click()
    goal = table.page.locator(".goal").first
    expect(goal).to_be_attached()
    # The map may still be on its way to where one comes in.
    expect(table.page.locator(".board svg.moving")).to_have_count(0)
    place = goal.bounding_box()
    assert place is not None
    before = table.sequence
    tray.first.hover()
    table.page.mouse.down()
    table.page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=4)
    table.page.mouse.up()
    arrows = table.page.locator(".pick .arrow, .pick .straight")
    table.page.wait_for_function(
        """before => document.querySelector(".pick .arrow, .pick .straight")
            || Number(document.querySelector(".game").dataset.sequence) > before""",
        arg=before,
    )
    if table.sequence == before:
        arrows.first.click()
    table.expect_beyond(before)


def test_the_marshal_is_asked_where_attackers_are_stacked(visit: Callable[..., Seat]) -> None:
    table = visit()
    table.carry_on(game_where(attacks_from_a_stack, "tikhvin-training"))
    table.page.get_by_role("button", name="What would the marshal do?").click()
    # Thinking gives way to whatever else the machine has to do.
    expect(table.page.locator(".advice")).to_be_visible(timeout=THINKING)
    expect(table.page.get_by_role("button", name="Do so")).to_be_enabled(timeout=THINKING)


def test_a_click_on_a_place_waits_for_what_the_unit_in_hand_may_do(visit: Callable[..., Seat]) -> None:
    table = visit()
    table.begin("alea-training", "Two at this screen")
    table.done()
    held: list[Route] = []
    list_of_a_unit = re.compile(r"/orders\?.*unit=")
    table.page.route(list_of_a_unit, lambda route: held.append(route))
    with table.page.expect_request(list_of_a_unit):
        table.unit("F02").click()
    goal = near_goal(table, "F02")
    table.click_hex(goal)
    for route in held:
        route.continue_()
    table.page.unroute(list_of_a_unit)
    arrows = table.page.locator(".pick .arrow, .pick .straight")
    expect(arrows.first).to_be_visible()
    expect(table.page.locator(".refusal")).to_have_count(0)
    expect(table.unit("F02")).to_have_attribute("aria-pressed", "true")


def near_goal(table: Seat, unit: str) -> str:
    """A bare hex where a unit can go, as the server tells it outside of the page."""
    game = table.page.url.split("/game/")[1].split("/")[0]
    told = table.page.context.request.get(f"{table.address}/api/games/{game}/orders?unit={unit}").json()
    taken = set(table.places().values())
    return str(next(one["to"] for one in told["orders"] if one["to"] and one["to"] not in taken))
