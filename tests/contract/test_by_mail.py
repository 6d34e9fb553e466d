"""Every game can be played by mail: both ends come to the same, and neither sees more than it may."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest
from tests.contract.random_play import pick
from tests.contract.test_games import SMALL
from tests.post.seats import mail, seats
from tests.promises import record
from tests.strategies import count

from grognard.core.errors import BadData
from grognard.core.game.journal import Entry
from grognard.core.game.secrecy import Secrecy
from grognard.post.course import Course
from grognard.post.knowing import Knowing
from grognard.post.lines import read_letter, written
from grognard.post.making import everything
from grognard.post.player import Player

#: battles that both ends know by their id, one of each system, and another that keeps secrets
BATTLES = (
    "alea-training",
    "bailen-standard",
    "jdg-crossroads",
    "maida-1806",
    "tikhvin-training",
    "chacabuco-farm",
)
ORDERS = count(36, 600)
#: changed files of a finished game
TAMPERED = count(60, 2000)
#: of the mails so many are looked at from both ends
LOOKED_AT = 4
#: how often somebody sends an order ahead of the dice that he waits for
HASTE = 0.4


def test_there_is_a_battle_of_every_system() -> None:
    assert len(BATTLES) > len(SMALL)


@pytest.mark.parametrize("scenario", BATTLES)
def test_both_ends_of_a_game_by_mail_come_to_the_same(scenario: str) -> None:
    one, other = seats(scenario)
    dice, sent = random.Random(scenario), Counter[str]()
    while sent["orders"] < ORDERS and one.open.waits.what != "end":
        stopped = turn(one, dice, sent)
        mail(one, other)
        if sent["mails"] % LOOKED_AT == 0:
            check_views(one, other)
        if stopped:
            one.take_up()
        one, other = other, one
    assert sent["mails"] or sent["orders"]
    letter = read_letter(written(one.letter), "game")
    assert everything(letter, "game")[1] is not None
    record("By mail", "orders in games by mail that both ends saw alike", sent["orders"])


def turn(one: Player, dice: random.Random, sent: Counter[str]) -> bool:
    """Give orders as long as one may, and now and then some ahead; whether anything is owed still."""
    while one.decides and sent["orders"] < ORDERS:
        text = str(pick(one.game, dice))
        one.give(text)
        sent["orders"] += 1
        one.take_up()
        while one.may_send_ahead and dice.random() < HASTE:
            one.give(dice.choice((text, "done", "choose yes")))
            sent["ahead"] += 1
    sent["mails"] += 1
    return one.open.waits.side == one.side


def check_views(one: Player, other: Player) -> None:
    """What each side sees is what it would see if all secrets were known."""
    secrets = {one.side: one.key.bytes, other.side: other.key.bytes}
    true = Knowing(one.table, secrets)
    course = Course(one.table, other.letter)
    true.follow(course)
    assert other.open.waits == course.waits
    assert true.game is not None
    for end in (other, Player(one.table, msgspec.structs.replace(one.key, game=other.letter))):
        assert end.game.view(end.side) == true.game.view(end.side)
        assert told(end.game.journal.entries(), end) == told(true.game.journal.entries(), end)


def told(entries: list[Entry], end: Player) -> list[Entry]:
    system = end.table.system
    if not isinstance(system, Secrecy):
        return entries
    return [system.tells(end.table.scenario, entry, end.side) for entry in entries]


def test_a_game_by_mail_ends_and_everything_in_it_can_be_checked() -> None:
    one, other = seats("alea-training")
    dice, sent = random.Random(5), Counter[str]()
    while one.open.waits.what:
        while one.decides:
            one.give(str(pick(one.game, dice)))
            one.take_up()
        mail(one, other)
        one, other = other, one
        sent["mails"] += 1
        assert sent["mails"] < 1000
    course, game = everything(one.letter, "game")
    assert course.waits.what == ""
    assert game is not None
    text = written(one.letter)
    for number in range(TAMPERED):
        touched = changed_somewhere(text, random.Random(number))
        with pytest.raises(BadData):
            everything(read_letter(touched, "game"), "game")
    record("By mail", "tampered sealed games", TAMPERED)


def changed_somewhere(text: str, dice: random.Random) -> str:
    """The file with one letter or figure of what it says changed."""
    while True:
        place = dice.randrange(text.index('"scenario"'), len(text))
        if text[place].isalnum():
            other = dice.choice([letter for letter in "0123456789abcdef" if letter != text[place]])
            return text[:place] + other + text[place + 1 :]
