"""Two people who play by mail, each with a key of his own, and a file that goes between them."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import msgspec
from tests.contract.random_play import pick

from grognard.core.game import Decision
from grognard.core.game.game import Table
from grognard.post.key import Key
from grognard.post.lines import Act, Letter, Line
from grognard.post.making import new_letter, table_of
from grognard.post.player import Player, new_secret

DICE, SECRETS = "alea-training", "jdg-crossroads"


@cache
def empty(scenario: str) -> tuple[Letter, Table]:
    letter = new_letter(scenario)
    return letter, table_of(letter, "game")


def seats(scenario: str, change: Callable[[Table], Table] = lambda table: table) -> tuple[Player, Player]:
    """Both players, the game begun: whose turn it is comes first."""
    letter, table = empty(scenario)
    first = player(change(table), letter, letter.sides[0])
    first.join()
    second = player(change(table), first.letter, letter.sides[1])
    second.join()
    mail(second, first)
    mail(first, second)
    return (first, second) if first.decides else (second, first)


def player(table: Table, letter: Letter, side: str) -> Player:
    return Player(table, Key(side=side, secret=new_secret(), game=letter))


def mail(sender: Player, other: Player) -> None:
    """The file goes from one to the other, who answers what he owes."""
    other.receive(sender.letter)
    other.take_up()


def copied(one: Player) -> Player:
    """A copy of all that somebody has at home."""
    return Player(one.table, one.key)


def forged(letter: Letter, number: int, line: Line) -> Letter:
    """A file in which one line is another, with all hashes made anew."""
    made = msgspec.structs.replace(letter, lines=letter.lines[: number - 1]).with_line(line)
    for later in letter.lines[number:]:
        made = made.with_line(later)
    return made


def play_to_dice(one: Player, other: Player, seed: int = 1, most: int = 400) -> tuple[Player, Player]:
    """Play at random until an order waits for dice; who gave it comes first."""
    dice = random.Random(seed)
    for _ in range(most):
        if one.open.waits.what == "dice":
            return one, other
        if not one.decides:
            mail(one, other)
            one, other = other, one
            continue
        one.give(str(pick(one.game, dice)))
    raise AssertionError("no dice were thrown")


def orders_here(one: Player, most: int = 40) -> list[str]:
    """Some of the orders that a player may give."""
    assert isinstance(one.game.node, Decision)
    return [str(order) for order, _ in zip(one.game.orders(), range(most), strict=False)]


def hide_orders(one: Player, other: Player) -> tuple[Player, Player]:
    """Play until a side has given its orders in secret, and the other has seen the file."""
    while not any(isinstance(line, Act) and line.boxes for line in one.letter.lines):
        if not one.decides:
            mail(one, other)
            one, other = other, one
        allotments = [text for text in orders_here(one) if text.startswith("allot ")]
        one.give(allotments[0] if allotments else "done")
    mail(one, other)
    return one, other
