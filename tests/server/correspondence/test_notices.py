"""Notices of one's turn: once a turn, never lost, never to somebody who did not want them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from email.message import EmailMessage

import msgspec
import pytest
from starlette.testclient import TestClient
from tests.server.conftest import HOST, Browser, call, state_of
from tests.server.correspondence.conftest import Table, Watch
from tests.server.correspondence.hook_sink import Hooks, hook_sink
from tests.server.mailbox import Box, relay

from grognard.server.app import create_app
from grognard.server.correspondence.notices import LEASE, WAITS
from grognard.server.correspondence.shapes import NoticesWanted
from grognard.server.settings import Settings

ADDRESS = "wellington@example.org"


@pytest.fixture
def hooks() -> Iterator[Hooks]:
    with hook_sink() as hooks:
        yield hooks


@pytest.fixture
def box() -> Iterator[Box]:
    with relay() as (box, url):
        box.url = url
        yield box


@pytest.fixture
def posted(settings: Settings, watch: Watch, box: Box) -> Iterator[Table]:
    """A table at a server that can send letters."""
    mailed = msgspec.structs.replace(
        settings,
        smtp=box.url,
        sender="games@example.org",
        address="https://games.test",
    )
    with TestClient(create_app(mailed, now=watch), base_url=HOST) as client:
        yield Table(client)


def deliver(table: Table) -> None:
    call(table.client, state_of(table.client).notices.deliver)


def want(table: Table, who: Browser, **wanted: object) -> dict[str, object]:
    told: dict[str, object] = who.post(f"{table.at}/notices", wanted)
    NoticesWanted.model_validate(told)
    return told


def test_a_turn_of_many_orders_gives_one_notice(table: Table, hooks: Hooks) -> None:
    want(table, table.allied, webhook=hooks.url)
    want(table, table.french, webhook=hooks.url)
    table.pass_turn()
    deliver(table)
    deliver(table)
    assert [body["side"] for body in hooks.bodies] == ["allied"]
    table.pass_back()
    deliver(table)
    assert [body["side"] for body in hooks.bodies] == ["allied", "french"]


def test_a_notice_says_what_chat_services_show_and_no_secret(table: Table, hooks: Hooks) -> None:
    want(table, table.allied, webhook=hooks.url, language="fr")
    table.pass_turn()
    deliver(table)
    body = hooks.bodies[0]
    assert body["content"] == body["text"]
    assert body["text"].startswith("À vous de jouer")
    assert body["url"] == f"{HOST}/#/game/{table.game}"
    assert body["url"] in body["text"]
    assert (body["event"], body["game"], body["deadline"]) == ("turn", table.game, None)
    records = state_of(table.client).matches.repositories.seat_records
    desk = call(table.client, records.of, table.game, "allied")
    for secret in (table.allied.jar[table.game], desk.token, table.invitation):
        assert secret
        assert secret not in str(body)


def test_the_deadline_is_in_the_notice(client: TestClient, hooks: Hooks) -> None:
    table = Table(client, days=2)
    want(table, table.allied, webhook=hooks.url)
    table.pass_turn()
    deliver(table)
    assert hooks.bodies[0]["deadline"] == table.state()["clock"]["deadline"]
    assert "2027-01-17 08:00" in hooks.bodies[0]["text"]


def test_whoever_has_looked_already_is_not_told(table: Table, hooks: Hooks) -> None:
    want(table, table.allied, webhook=hooks.url)
    table.pass_turn()
    table.allied.post(f"{table.at}/seen", {"entries": table.state()["sequence"], "lines": 0})
    deliver(table)
    assert hooks.bodies == []


def test_a_turn_that_has_passed_is_not_told_of(table: Table, hooks: Hooks) -> None:
    want(table, table.allied, webhook=hooks.url)
    table.pass_turn()
    table.pass_back()
    deliver(table)
    assert hooks.bodies == []


def test_nobody_is_told_of_a_game_that_is_over(table: Table, hooks: Hooks, watch: Watch) -> None:
    want(table, table.allied, webhook=hooks.url)
    table.pass_turn()
    table.resign()
    watch.pass_by(days=3)
    deliver(table)
    assert hooks.bodies == []


def test_notices_wait_for_whoever_is_at_the_table(url: str, watch: Watch, hooks: Hooks) -> None:
    settings = Settings(db=url, burst=10_000, notice_after=60.0, notice_every=3600.0, neighbours=True)
    with TestClient(create_app(settings, now=watch), base_url=HOST) as client:
        table = Table(client)
        want(table, table.allied, webhook=hooks.url)
        table.pass_turn()
        deliver(table)
        assert hooks.bodies == []
        watch.at += 61_000
        deliver(table)
        assert len(hooks.bodies) == 1


def test_at_one_screen_nobody_needs_a_notice(client: TestClient, hooks: Hooks) -> None:
    table = Table(client)
    owner = Browser(client)
    table.game = owner.open()["game"]
    table.at = f"/api/games/{table.game}"
    want(table, owner, webhook=hooks.url)
    owner.play(table.game, 40)
    deliver(table)
    assert hooks.bodies == []


def test_the_server_delivers_by_itself(settings: Settings, hooks: Hooks) -> None:
    busy = msgspec.structs.replace(settings, notice_every=0.05)
    with TestClient(create_app(busy), base_url=HOST) as client:
        table = Table(client)
        want(table, table.allied, webhook=hooks.url)
        table.pass_turn()
        until = time.monotonic() + 60
        while not hooks.bodies:
            assert time.monotonic() < until
            time.sleep(0.05)
    assert [body["side"] for body in hooks.bodies] == ["allied"]


# Reminders


def test_a_reminder_comes_once_after_the_silence_that_was_chosen(
    table: Table, hooks: Hooks, watch: Watch
) -> None:
    want(table, table.allied, webhook=hooks.url, silence=30)
    table.pass_turn()
    deliver(table)
    watch.pass_by(hours=29)
    deliver(table)
    assert len(hooks.bodies) == 1
    for _ in range(3):
        watch.pass_by(hours=30)
        deliver(table)
    assert [body["event"] for body in hooks.bodies] == ["turn", "reminder"]


def test_no_silence_means_no_reminder(table: Table, hooks: Hooks, watch: Watch) -> None:
    want(table, table.allied, webhook=hooks.url, silence=0)
    table.pass_turn()
    watch.pass_by(days=30)
    deliver(table)
    assert [body["event"] for body in hooks.bodies] == ["turn"]


def test_whoever_asks_during_his_turn_is_reminded_of_it_once(
    table: Table, hooks: Hooks, watch: Watch
) -> None:
    want(table, table.french, webhook=hooks.url)
    deliver(table)
    assert hooks.bodies == []
    watch.pass_by(hours=25)
    deliver(table)
    want(table, table.french, webhook=hooks.url, silence=48)
    watch.pass_by(hours=48)
    deliver(table)
    assert [body["event"] for body in hooks.bodies] == ["reminder"]


# Failures


def test_a_failed_notice_is_tried_again_later_and_given_up_in_the_end(
    table: Table, hooks: Hooks, watch: Watch
) -> None:
    want(table, table.allied, webhook=hooks.url, silence=0)
    hooks.answers = [500] * 10
    table.pass_turn()
    deliver(table)
    deliver(table)
    assert len(hooks.bodies) == 1
    for place, wait in enumerate(WAITS, 2):
        watch.at += wait
        deliver(table)
        assert len(hooks.bodies) == place
    watch.pass_by(days=2)
    deliver(table)
    assert len(hooks.bodies) == len(WAITS) + 1
    told = table.allied.get(f"{table.at}/notices")["told"]
    assert told == [{"channel": "webhook", "how": "failed", "trouble": "HTTP 500"}]
    assert "grognard_notices_failed_total 1\n" in table.allied.text("/metrics")


def test_a_passing_failure_loses_nothing(table: Table, hooks: Hooks, watch: Watch) -> None:
    want(table, table.allied, webhook=hooks.url, silence=0)
    hooks.answers = [503]
    table.pass_turn()
    deliver(table)
    watch.at += WAITS[0]
    deliver(table)
    assert len(hooks.bodies) == 2
    assert table.allied.get(f"{table.at}/notices")["told"][0]["how"] == "sent"
    assert "grognard_notices_sent_total 1\n" in table.allied.text("/metrics")


def test_a_crash_between_the_order_and_its_notice_loses_nothing(
    settings: Settings, watch: Watch, hooks: Hooks
) -> None:
    with TestClient(create_app(settings, now=watch), base_url=HOST) as client:
        table = Table(client)
        want(table, table.allied, webhook=hooks.url)
        table.pass_turn()
    with TestClient(create_app(settings, now=watch), base_url=HOST) as client:
        table.client = client
        deliver(table)
    assert len(hooks.bodies) == 1


def test_a_crash_while_sending_leaves_the_notice_to_the_next_one(
    table: Table, hooks: Hooks, watch: Watch
) -> None:
    want(table, table.allied, webhook=hooks.url, silence=0)
    table.pass_turn()
    outbox = state_of(table.client).matches.repositories.outbox
    (waiting,) = call(table.client, outbox.due, watch.at, 10)
    assert call(table.client, outbox.take, waiting, watch.at + LEASE) is not None
    # Whoever took it says nothing more.
    assert call(table.client, outbox.take, waiting, watch.at + LEASE) is None
    deliver(table)
    assert hooks.bodies == []
    watch.at += LEASE
    deliver(table)
    assert len(hooks.bodies) == 1


def test_two_processes_at_one_outbox_send_a_notice_once(
    table: Table, settings: Settings, watch: Watch, hooks: Hooks
) -> None:
    want(table, table.allied, webhook=hooks.url)
    table.pass_turn()
    with TestClient(create_app(settings, now=watch), base_url=HOST) as other:

        async def both() -> None:
            await asyncio.gather(*(state_of(table.client).notices.deliver() for _ in range(3)))

        call(table.client, both)
        call(other, state_of(other).notices.deliver)
    assert len(hooks.bodies) == 1


def test_whoever_leaves_is_told_nothing_more(table: Table, hooks: Hooks, watch: Watch) -> None:
    want(table, table.allied, webhook=hooks.url)
    table.pass_turn()
    table.allied.post(f"{table.at}/leave", {})
    watch.pass_by(days=2)
    deliver(table)
    assert hooks.bodies == []


# Settings


def test_a_trial_shows_whether_notices_arrive(table: Table, hooks: Hooks) -> None:
    table.allied.post(f"{table.at}/notices/test", {}, 409)
    want(table, table.allied, webhook=hooks.url)
    table.allied.post(f"{table.at}/notices/test", {})
    deliver(table)
    assert [body["event"] for body in hooks.bodies] == ["trial"]
    codes = [
        table.client.post(
            f"{table.at}/notices/test", json={}, headers=table.allied.headers(table.at)
        ).status_code
        for _ in range(6)
    ]
    assert codes[0] == 200
    assert codes[-1] == 429


def test_where_notices_go_is_told_to_nobody_else(table: Table, hooks: Hooks) -> None:
    want(table, table.allied, webhook=hooks.url)
    table.guest.get(f"{table.at}/notices", 403)
    for path in ("", "/log", "/export", "/notices", "/chat"):
        assert hooks.url not in table.french.text(table.at + path)
    want(table, table.allied)
    assert table.allied.get(f"{table.at}/notices")["webhook"] == ""


@pytest.mark.parametrize(
    "body",
    [
        {"webhook": "ftp://x.test"},
        {"webhook": "https://me:pw@x.test/"},
        {"webhook": "x" * 501},
        {"webhook": 1},
        {"address": "no address"},
        {"address": "a@b.example\r\nBcc: c@d.example"},
        {"address": ADDRESS},
        {"silence": -1},
        {"silence": 10_000},
        {"language": "de"},
        {"colour": "red"},
    ],
)
def test_wrong_wishes_are_refused_with_what_and_where(table: Table, body: dict[str, object]) -> None:
    problem = table.allied.post(f"{table.at}/notices", body, 422)
    assert problem["faults"][0]["where"].endswith(next(iter(body)))
    assert table.allied.get(f"{table.at}/notices")["webhook"] == ""


def test_without_the_setting_webhooks_lead_to_the_internet_only(url: str) -> None:
    with TestClient(create_app(Settings(db=url)), base_url=HOST) as client:
        table = Table(client)
        for hook in ("http://discord.com/api/1", "https://127.0.0.1/", "https://169.254.169.254/"):
            table.allied.post(f"{table.at}/notices", {"webhook": hook}, 422)
        table.allied.post(f"{table.at}/notices", {"webhook": "https://discord.com/api/webhooks/1/x"})


# Letters


def link_in(letter: EmailMessage, end: str) -> str:
    """The token in the link of a letter."""
    text = letter.get_content()
    (line,) = [line for line in text.splitlines() if line.startswith("https://") and line.endswith(f"/{end}")]
    return str(line.split("/")[-2])


def test_an_address_is_asked_first_and_can_end_it_at_any_time(posted: Table, box: Box) -> None:
    table = posted
    wanted = want(table, table.allied, address=ADDRESS, language="es")
    assert (wanted["mail"], wanted["confirmed"]) == (True, False)
    deliver(table)
    assert [letter["Subject"][:8] for letter in box.letters] == ["¿Avisos "]
    table.pass_turn()
    deliver(table)
    assert len(box.letters) == 1

    token = link_in(box.letters[0], "yes")
    anybody = Browser(table.client)
    anybody.post(f"{table.at}/notices/mail", {"token": token, "wanted": True})
    assert table.allied.get(f"{table.at}/notices")["confirmed"] is True
    table.pass_back()
    table.pass_turn()
    deliver(table)
    assert box.letters[1]["Subject"].startswith("Le toca jugar")
    assert box.recipients == [[ADDRESS], [ADDRESS]]
    assert f"https://games.test/#/game/{table.game}" in box.letters[1].get_content()

    anybody.post(f"{table.at}/notices/mail", {"token": link_in(box.letters[1], "no"), "wanted": False})
    table.pass_back()
    table.pass_turn()
    deliver(table)
    assert len(box.letters) == 2
    assert table.allied.get(f"{table.at}/notices")["address"] == ""


def test_a_link_that_is_none_ends_and_begins_nothing(posted: Table) -> None:
    table = posted
    want(table, table.allied, address=ADDRESS)
    for wanted in (True, False):
        table.guest.post(f"{table.at}/notices/mail", {"token": "x" * 43, "wanted": wanted}, 401)
    assert table.allied.get(f"{table.at}/notices")["confirmed"] is False
    table.guest.post(f"{table.at}/notices/mail", {"token": "", "wanted": True}, 422)
    table.guest.post(f"{table.at}/notices/mail", {"token": "x" * 43}, 422)


def test_another_address_has_to_agree_again(posted: Table, box: Box) -> None:
    table = posted
    want(table, table.allied, address=ADDRESS)
    deliver(table)
    token = link_in(box.letters[0], "yes")
    table.guest.post(f"{table.at}/notices/mail", {"token": token, "wanted": True})
    assert want(table, table.allied, address=ADDRESS, silence=3)["confirmed"] is True
    assert want(table, table.allied, address="soult@example.org")["confirmed"] is False
    table.guest.post(f"{table.at}/notices/mail", {"token": token, "wanted": True}, 401)


def test_strangers_are_not_flooded_with_questions(posted: Table, box: Box) -> None:
    table = posted
    codes = [
        table.client.post(
            f"{table.at}/notices",
            json={"address": f"victim{number}@example.org"},
            headers=table.allied.headers(table.at),
        ).status_code
        for number in range(7)
    ]
    assert codes == [200] * 5 + [429] * 2
    deliver(table)
    assert len(box.letters) <= 5


def test_a_letter_that_the_relay_refuses_for_now_is_sent_later(posted: Table, box: Box, watch: Watch) -> None:
    table = posted
    box.verdict = "451 Try again"
    want(table, table.allied, address=ADDRESS)
    deliver(table)
    box.verdict = "250 OK"
    watch.at += WAITS[0]
    deliver(table)
    assert len(box.letters) == 2
    assert table.allied.get(f"{table.at}/notices")["told"] == [
        {"channel": "mail", "how": "sent", "trouble": ""}
    ]
