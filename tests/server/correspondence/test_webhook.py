from __future__ import annotations

import asyncio
import socket
from typing import Any

import pytest
from tests.server.correspondence.hook_sink import hook_sink

from grognard.server.correspondence.webhook import BadHook, NotDelivered, Webhooks, hook, is_public


@pytest.mark.parametrize(
    "url", ["https://discord.com/api/webhooks/1/x-y_Z?wait=true", "https://hooks.slack.com:8443/services/T"]
)
def test_addresses_of_chat_services_are_taken(url: str) -> None:
    assert hook(url).geturl() == url


BAD = [
    *("", "discord.com/api", "ftp://discord.com/", "file:///etc/passwd", "javascript:alert(1)", "https://"),
    *("http://discord.com/", "https://a b.com/", "https://x.com/\n", "https://ex\u00e4mple.com/"),
    *("https://me:secret@discord.com/", "https://discord.com@127.0.0.1/", "https://x.com/#here"),
    *("https://x.com:99999/", "https://x.com:0/", "https://x.com\\@127.0.0.1/", "https://" + "x" * 500),
    *(
        "https://127.0.0.1/",
        "https://localhost/",
        "https://10.1.2.3/",
        "https://192.168.1.1/",
        "https://[::1]/",
    ),
    *("https://169.254.169.254/latest/meta-data", "https://[::ffff:127.0.0.1]/", "https://0.0.0.0/"),
    *("https://printer.local/", "https://metadata.google.internal/", "https://[fe80::1%25eth0]/"),
]


@pytest.mark.parametrize("url", BAD)
def test_what_leads_elsewhere_is_refused(url: str) -> None:
    with pytest.raises(BadHook, match=r"^expected"):
        hook(url)


@pytest.mark.parametrize(
    "number",
    [
        *("127.0.0.1", "127.8.9.1", "10.0.0.1", "172.16.0.1", "192.168.0.1", "169.254.169.254", "0.0.0.0"),
        *("100.64.0.1", "224.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1", "240.0.0.1"),
        *("::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1", "::ffff:10.0.0.1", "2001:db8::1"),
        *("2002:7f00:1::", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe"),
    ],
)
def test_neighbours_are_not_public(number: str) -> None:
    assert not is_public(number)


@pytest.mark.parametrize("number", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_the_internet_is_public(number: str) -> None:
    assert is_public(number)


def post(url: str, webhooks: Webhooks | None = None) -> None:
    webhooks = webhooks or Webhooks(neighbours=True)
    asyncio.run(webhooks.post(url, {"content": "À vous"}))


def test_a_body_arrives_as_json_under_the_name_of_its_address() -> None:
    with hook_sink() as hooks:
        named = hooks.url.replace("127.0.0.1", "localhost")
        post(named)
    assert hooks.bodies == [{"content": "À vous"}]
    assert hooks.headers[0]["content-type"] == "application/json"
    assert hooks.headers[0]["host"].startswith("localhost:")


def test_a_redirection_is_not_followed() -> None:
    with hook_sink() as hooks:
        hooks.answers = [302]
        with pytest.raises(NotDelivered, match="HTTP 302") as wrong:
            post(hooks.url)
    assert not wrong.value.again
    assert len(hooks.bodies) == 1


@pytest.mark.parametrize(
    ("status", "again"), [(500, True), (503, True), (429, True), (404, False), (401, False)]
)
def test_a_refusal_says_whether_to_try_again(status: int, again: bool) -> None:
    with hook_sink() as hooks:
        hooks.answers = [status]
        with pytest.raises(NotDelivered, match=f"HTTP {status}") as wrong:
            post(hooks.url)
    assert wrong.value.again is again


def test_nobody_is_waited_for_long() -> None:
    with hook_sink() as hooks:
        hooks.delay = 30
        with pytest.raises(NotDelivered, match="no answer in time") as wrong:
            post(hooks.url, Webhooks(neighbours=True, patience=0.3))
    assert wrong.value.again


def test_where_nobody_listens_it_is_tried_again() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{free.getsockname()[1]}/"
    with pytest.raises(NotDelivered, match="no connection") as wrong:
        post(url)
    assert wrong.value.again


def test_a_name_that_means_a_neighbour_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    async def found(_loop: object, host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        return [(0, 0, 0, "", (number, port)) for number in ("93.184.216.34", "10.0.0.7")]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", found)
    with pytest.raises(NotDelivered, match="expected an address on the internet") as wrong:
        post("https://rebound.example/", Webhooks())
    assert (asked, wrong.value.again) == (["rebound.example"], False)
