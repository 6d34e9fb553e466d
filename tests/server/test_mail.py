from __future__ import annotations

import asyncio
import logging
import socket

import pytest
from tests.server.mailbox import relay

from grognard.server.mail import BadRelay, Mail, Relay, is_address, relay_of
from grognard.server.settings import Settings

SENDER = "games@example.org"


def mail(url: str, patience: float = 20.0) -> Mail:
    return Mail(Settings(smtp=url, sender=SENDER, address="http://games.test"), patience=patience)


@pytest.mark.parametrize(
    ("url", "wanted"),
    [
        ("smtp://mail.test", Relay("mail.test", 587)),
        ("smtps://mail.test", Relay("mail.test", 465, tls=True)),
        ("smtp://me%40x:pa%2Fss@mail.test:25/", Relay("mail.test", 25, "me@x", "pa/ss")),
    ],
)
def test_a_relay_is_read_from_its_address(url: str, wanted: Relay) -> None:
    assert relay_of(url) == wanted


@pytest.mark.parametrize(
    "url", ["mail.test", "http://mail.test", "smtp://", "smtp://a:b", "smtp://a/b", "smtp://a?b"]
)
def test_what_is_no_relay_is_refused_without_repeating_it(url: str) -> None:
    with pytest.raises(BadRelay, match=r"^expected smtp://") as refused:
        relay_of(url)
    assert "mail.test" not in str(refused.value)


def test_a_password_goes_encrypted_or_stays_on_this_machine() -> None:
    assert relay_of("smtp://me:secret@mail.test").must_encrypt
    assert not relay_of("smtp://me:secret@localhost").must_encrypt
    assert not relay_of("smtp://mail.test").must_encrypt


@pytest.mark.parametrize("text", ["ney@example.org", "o'higgins@example.org", "a+b@ñandú.example"])
def test_addresses_of_many_kinds_are_taken(text: str) -> None:
    assert is_address(text)


@pytest.mark.parametrize(
    "text",
    [
        *("", "ney", "@example.org", "ney@", "ney@host", "a b@example.org", "ney@example.org "),
        *("a@b@example.org", "<ney@example.org>", "ney@example.org,soult@example.org", "ney@exa\nmple.org"),
        *("ney\r\nBcc: all@example.org", "ney\u2028@example.org", "x" * 300 + "@example.org", "a@..x.org"),
        *("ney@" + "ü" * 80 + ".org", "josé@example.org"),
    ],
)
def test_what_is_no_address_is_none(text: str) -> None:
    assert not is_address(text)


def test_a_letter_arrives_as_it_was_written() -> None:
    with relay() as (box, url):
        asyncio.run(mail(url).send("ney@example.org", "À vous de jouer", "Chiclana, 5 mars.\n\nÀ vous."))
    letter = box.letters[0]
    assert box.recipients == [["ney@example.org"]]
    assert (letter["From"], letter["To"]) == (SENDER, "ney@example.org")
    assert letter["Subject"] == "À vous de jouer"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert letter["Message-ID"].endswith("@example.org>")
    assert letter.get_content_type() == "text/plain"
    assert letter.get_content().splitlines() == ["Chiclana, 5 mars.", "", "À vous."]


def test_nothing_in_a_subject_or_a_text_becomes_a_header_or_a_command() -> None:
    with relay() as (box, url):
        post = mail(url)
        asyncio.run(
            post.send(
                "ney@example.org", "Hi\r\nBcc: all@example.org\n\nx", "one\r\n.\r\nRSET\x00\x1b[1m\rtwo"
            )
        )
        asyncio.run(post.send("ney@example.org\r\nBcc: all@example.org", "Hi", "two"))
        asyncio.run(post.send("<all@example.org>", "Hi", "three"))
    assert box.recipients == [["ney@example.org"]]
    assert box.letters[0]["Bcc"] is None
    assert box.letters[0]["Subject"] == "Hi Bcc: all@example.org x"
    assert box.letters[0].get_content().splitlines() == ["one", ".", "RSET[1m", "two"]


def test_without_a_relay_there_is_no_mail() -> None:
    post = Mail(Settings())
    assert not post.is_on
    asyncio.run(post.send("ney@example.org", "Hi", "there"))


def test_a_letter_that_is_refused_is_logged_without_naming_anybody(caplog: pytest.LogCaptureFixture) -> None:
    with relay() as (box, url), caplog.at_level(logging.DEBUG, "grognard.mail"):
        box.verdict = "550 ney@example.org is unknown"
        asyncio.run(mail(url).send("ney@example.org", "Hi", "there"))
    assert "could not be sent" in caplog.text
    assert "ney" not in caplog.text


def test_a_relay_that_is_not_there_or_says_nothing_holds_nobody_up(caplog: pytest.LogCaptureFixture) -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        asyncio.run(
            mail(f"smtp://127.0.0.1:{silent.getsockname()[1]}", 0.2).send("ney@example.org", "Hi", "x")
        )
        port = silent.getsockname()[1]
    asyncio.run(mail(f"smtp://127.0.0.1:{port}").send("ney@example.org", "Hi", "x"))
    assert caplog.text.count("could not be sent") == 2


def test_a_password_is_never_sent_in_the_clear(caplog: pytest.LogCaptureFixture) -> None:
    with relay("127.0.0.2") as (box, url):
        post = mail(url.replace("//", "//me:secret@"))
        assert post.relay is not None
        assert post.relay.must_encrypt
        # The sink offers no encryption: the letter stays here.
        asyncio.run(post.send("ney@example.org", "Hi", "x"))
    assert box.letters == []
    assert "could not be sent" in caplog.text


def test_letters_can_be_posted_without_waiting_for_them() -> None:
    async def main(url: str) -> None:
        post = mail(url)
        for number in range(6):
            post.post("ney@example.org", f"Letter {number}", "x")
        await post.close()

    with relay() as (box, url):
        asyncio.run(main(url))
    assert {letter["Subject"] for letter in box.letters} == {f"Letter {number}" for number in range(6)}
