"""Whatever people write is shown as text. A text that people can set is one more line in TEXTS."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.seat import Seat

PAYLOADS = (
    '<img src=x onerror="window.hit=1">',
    "<script>window.hit=1</script>",
    '"><svg/onload=window.hit=1>',
    "javascript:window.hit=1",
    "'-(window.hit=1)-'",
    "</title><iframe srcdoc='<script>parent.hit=1</script>'></iframe>",
    "{{constructor.constructor('window.hit=1')()}} ${window.hit=1}",
)
HOSTILE = " ".join(PAYLOADS)

Visit = Callable[..., Seat]


def at_a_game(visit: Visit) -> Seat:
    seat = visit()
    seat.begin("alea-training", "Two at this screen")
    return seat


def in_the_chat(visit: Visit) -> Page:
    seat = at_a_game(visit)
    seat.page.get_by_role("tab", name="Chat").click()
    seat.page.get_by_label("Say something").fill(HOSTILE)
    seat.page.keyboard.press("Enter")
    expect(seat.page.locator(".chat .text")).to_have_text(HOSTILE)
    return seat.page


def in_the_notes(visit: Visit) -> Page:
    seat = at_a_game(visit)
    seat.page.get_by_role("tab", name="Notes").click()
    notes = seat.page.get_by_label("For you alone")
    notes.fill(HOSTILE)
    expect(seat.page.locator("[data-saved=true]")).to_be_visible()
    seat.page.reload()
    seat.wait_for_board()
    seat.page.get_by_role("tab", name="Notes").click()
    expect(notes).to_have_value(HOSTILE)
    return seat.page


def in_the_list_of_games(visit: Visit) -> Page:
    """The titles that this browser remembers: anything may stand there, and is shown if nobody answers."""
    page = visit().page
    page.route("**/glance*", lambda route: route.abort())
    known = [{"game": HOSTILE, "title": HOSTILE, "links": {HOSTILE: HOSTILE}, "when": 1}]
    page.evaluate("known => localStorage.setItem('grognard.games', known)", json.dumps(known))
    page.reload()
    expect(page.get_by_text(HOSTILE, exact=True).first).to_be_visible()
    return page


def in_the_link_of_a_case(visit: Visit) -> Page:
    seat = visit()
    case = {"firers": HOSTILE, HOSTILE: HOSTILE, "target": {"id": HOSTILE, "name": HOSTILE}}
    text = base64.urlsafe_b64encode(json.dumps(case).encode()).decode().rstrip("=")
    seat.go(f"charts/barrosa/fire/{text}")
    # What is wrong with it is told with the beginning of it.
    expect(seat.page.get_by_role("alert").first).to_contain_text(PAYLOADS[0])
    return seat.page


def in_the_address(visit: Visit) -> Page:
    seat = visit()
    for place in ("game/{0}", "join/{0}/{0}", "charts/{0}/{0}/{0}", "companion/{0}/{0}", "{0}"):
        seat.page.goto("about:blank")
        quoted = HOSTILE.replace("%", "%25").replace("#", "%23").replace("/", "%2F")
        seat.go(f"{place.format(quoted)}")
        expect(seat.page.locator("#app")).not_to_be_empty()
    return seat.page


def in_an_order(visit: Visit) -> Page:
    """What the server says of an order that it cannot read is shown with the order in it."""
    seat = at_a_game(visit)
    seat.page.route(
        "**/orders?lang=en",
        lambda route: route.fulfill(
            status=422,
            content_type="application/problem+json",
            body=json.dumps({"title": HOSTILE, "detail": HOSTILE, "reason": HOSTILE, "rule": HOSTILE}),
        ),
    )
    seat.page.get_by_role("button", name="Done").click()
    expect(seat.page.get_by_role("alert")).to_contain_text(HOSTILE)
    return seat.page


def on_a_roster(visit: Visit) -> Page:
    """Names of units, and what a file says has happened."""
    seat = visit()
    entries = [
        {"kind": "troops", "name": name, "side": "patriot", "starting": 7} for name in map(_short, PAYLOADS)
    ]
    roster = {"title": _short(HOSTILE), "entries": entries}
    line = {"text": HOSTILE, "rule": HOSTILE, "unit": HOSTILE}
    told = {"title": HOSTILE, "lines": [line], "when": 1, "turn": 1, "side": HOSTILE, "before": None}
    table = {"grognard": "roster", "format": 1, "ruleset": "liberators", "roster": roster, "log": [told]}
    seat.page.evaluate("table => localStorage.setItem('grognard.table.liberators', table)", json.dumps(table))
    seat.go("companion/liberators")
    tabs = seat.page.locator("nav.tabs")
    tabs.get_by_role("button", name="Armies").click()
    for name in map(_short, PAYLOADS):
        expect(seat.page.get_by_text(name, exact=True).first).to_be_visible()
    tabs.get_by_role("button", name="Log").click()
    expect(seat.page.get_by_text(HOSTILE).first).to_be_visible()
    return seat.page


def _short(text: str) -> str:
    return text[:80].strip()


TEXTS = (
    in_the_chat,
    in_the_notes,
    in_the_list_of_games,
    in_the_link_of_a_case,
    in_the_address,
    in_an_order,
    on_a_roster,
)


@pytest.mark.parametrize("shown", TEXTS, ids=lambda shown: shown.__name__)
def test_what_people_write_is_shown_as_text(visit: Visit, shown: Callable[[Visit], Page]) -> None:
    page = shown(visit)
    assert page.evaluate("window.hit") is None
    assert page.locator("iframe, img[src=x], a[href^='javascript']").count() == 0
