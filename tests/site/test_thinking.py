"""The computer thinks beside the page: as natively, told when it lasts, and stopped when nobody wants it."""

from __future__ import annotations

import json
from collections.abc import Callable

from bench.site import asked, positions, script
from playwright.sync_api import expect

from grognard.pocket.thinker import done
from tests.site.conftest import Host
from tests.site.guest import START, Guest
from tests.strategies import count

LEVELS = ("recruit", "sergeant", "colonel", "marshal")


def test_the_same_seed_gives_the_same_orders_as_natively(visit: Callable[..., Guest]) -> None:
    saves = positions("alea-training", count(3, 30))
    jobs = [json.dumps(["order", [save, level, 7]]) for level in LEVELS for save in saves]
    page = visit().page
    page.set_default_timeout(START)
    assert asked(page, "think", [script("thinking"), jobs]) == [done(job) for job in jobs]


def test_a_long_thought_is_told_and_stopped_and_goes_on(visit: Callable[..., Guest], host: Host) -> None:
    # The first worker that thinks comes to no end; what is kept for later would ask for it before.
    host.instead["thinking.worker-"] = "onmessage = () => undefined;"
    player = visit(service_workers="block")
    card = player.page.locator("[data-scenario=alea-training]")
    card.get_by_label("Allied picket").check()
    player.begins("alea-training", "Against the computer", "Marshal")
    line = player.page.locator(".site-line")
    expect(line).to_contain_text("thinking", timeout=START)
    reached = player.sequence
    line.get_by_role("button", name="Stop").click()
    expect(line).to_contain_text("has stopped")
    assert player.sequence == reached
    line.get_by_role("button", name="Let it go on").click()
    player.expect_beyond(reached, START)
