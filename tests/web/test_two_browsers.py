"""Two players, each with a browser of his own, in one game from the first order to the report."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect
from tests.web.seat import Seat, settle

from grognard.dice.proof import faults

#: far more acts than the training battle has, when most phases are ended at once
MOST = 250


def test_two_browsers_play_the_training_battle_to_its_end(
    visit: Callable[..., Seat], artefacts: Path
) -> None:
    host, guest = visit(), visit()
    host.begin("alea-training", "Invite a friend")
    guest.follow(host.invitation)
    assert "/join/" not in guest.page.url, "the secret of the link stays in the address"
    expect(host.page.locator(".invitation")).to_have_count(0)
    promised = commitment(host)

    assault(host)
    given = fight_on(host, guest)
    assert given["French patrol"] > 0
    assert given["Allied picket"] > 0
    assert host.places() == guest.places()
    for seat in (host, guest):
        expect(seat.page.locator(".over p").first).not_to_be_empty()
        seat.page.locator(".over a").click()
        expect(seat.page.locator(".result")).not_to_be_empty()
        expect(seat.page.locator(".halves").first.locator("> *")).to_have_count(2)
        # What luck did is worked out meanwhile.
        expect(seat.page.locator(".fortunes .half")).to_have_count(2, timeout=60_000)
        assert 0 < seat.page.locator(".points a").count() <= 3
    assert host.page.locator(".result").inner_text() == guest.page.locator(".result").inner_text()
    guest.page.screenshot(path=artefacts / "two-browsers-report.png", full_page=True)
    save, proof = (download(guest, name) for name in ("Save the game to a file", "Proof of the dice"))
    assert faults(save, proof, promised) == []
    assert proof["rolls"]


def assault(french: Seat) -> None:
    """Up to the enemy and at him, before any die has fallen: it comes out the same in every game."""
    for unit in ("F01", "F04"):
        french.command(unit, "attack")
    french.done()
    french.march("F01", "0505")
    french.march("F04", "0606")
    french.done()
    french.done()
    assert "Assaults" in french.phase
    french.strike()


def fight_on(host: Seat, guest: Seat) -> Counter[str]:
    """To the end: each side fires once in every phase of fire it has, the rest is ended at once."""
    fired: Counter[str] = Counter()
    done: set[str] = set()
    for _act in range(MOST):
        settle(host, guest)
        if host.is_over:
            assert guest.is_over
            return fired
        player = deciding(host, guest)
        who = player.page.locator("header .who").inner_text()
        moment = f"{who} {player.turn} {player.phase}"
        if "fire" in player.phase and moment not in done and not player.is_asked:
            done.add(moment)
            player.strike()
            fired[who] += 1
        else:
            player.hurry()
    raise AssertionError(f"{MOST} acts, and the battle is not over")


def deciding(host: Seat, guest: Seat) -> Seat:
    """The one who is asked; both pages show the same moment, so it is never both."""
    assert host.is_deciding != guest.is_deciding
    return host if host.is_deciding else guest


def commitment(seat: Seat) -> str:
    """What the server promised at the beginning, as a player would note it down."""
    told = seat.page.evaluate(
        "async () => (await (await fetch(`/api/games/${location.hash.split('/')[2]}`)).json()).commitment"
    )
    return str(told)


def download(seat: Seat, name: str) -> dict[str, object]:
    with seat.page.expect_download() as coming:
        seat.page.get_by_role("link", name=name).click()
    text: dict[str, object] = json.loads(Path(coming.value.path()).read_text(encoding="utf-8"))
    return text


def test_an_invitation_that_no_other_machine_can_follow_says_so(visit: Callable[..., Seat]) -> None:
    host = visit()
    host.begin("alea-training", "Invite a friend")
    expect(host.page.locator(".invitation .here")).to_contain_text("grognard play --lan")
