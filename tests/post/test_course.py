"""What the lines of a sealed game come to: orders sent ahead, what lapses, and what is due at the end."""

from __future__ import annotations

import msgspec
import pytest
from tests.post.seats import DICE, SECRETS, copied, empty, mail, orders_here, play_to_dice, player, seats

from grognard.core.errors import BadCase, BadData
from grognard.core.game.game import Table
from grognard.post.boxes import locked
from grognard.post.course import WHOLE, Waits
from grognard.post.knowing import Knowing
from grognard.post.lines import Act, End, Show
from grognard.post.making import everything
from grognard.post.player import Player
from grognard.rulesets.jours_de_gloire.special_rules import ExtraMarker


def test_orders_sent_ahead_are_carried_out_when_the_dice_are_there() -> None:
    roller, other = play_to_dice(*seats(DICE))
    before = len(roller.game.journal)
    roller.give("done")
    assert roller.open.waits == Waits("dice", other.side)
    mail(roller, other)
    mail(other, roller)
    given = [entry.given for entry in roller.game.journal.entries()[before:]]
    assert given[0].startswith("throw ")
    assert given[-1] == "done" or roller.open.lapsed


def test_an_order_that_cannot_be_given_any_more_lapses_with_all_behind_it() -> None:
    roller, other = play_to_dice(*seats(DICE))
    for text in ("move NOBODY 0101", "done"):
        roller.give(text)
    mail(roller, other)
    assert [act.given for act in other.open.lapsed] == ["move NOBODY 0101", "done"]
    mail(other, roller)
    assert roller.open.lapsed == other.open.lapsed
    # Their shares are spent: the next order comes with one that nobody has seen.
    shares = [line.share for line in roller.letter.lines if isinstance(line, Act) and line.by == roller.side]
    assert len(set(shares)) == len(shares)


def test_whoever_is_not_waited_for_gives_no_orders() -> None:
    one, other = seats(DICE)
    with pytest.raises(BadCase, match=f"the game waits for {one.side}"):
        other.give("done")
    roller, other = play_to_dice(one, other)
    with pytest.raises(BadCase, match="made by the shares of both sides"):
        roller.give("throw 6")
    with pytest.raises(BadCase, match="nothing is settled but"):
        roller.give(f"draw with {other.side}")


def test_a_side_may_resign_and_then_both_show_their_secrets() -> None:
    one, other = seats(SECRETS)
    one.give(f"resign {one.side}")
    one.take_up()
    mail(one, other)
    assert other.open.waits == Waits("")
    _course, game = everything(other.letter, "game")
    assert game is not None
    assert game.state.result is not None
    assert game.state.result.winner == other.side


def test_nobody_shows_another_secret_than_his_own_at_the_end() -> None:
    one, other = seats(DICE)
    one.give(f"resign {one.side}")
    for secret in ("00" * 32, other.key.secret):
        with pytest.raises(BadData, match="not the one it was bound to"):
            copied(other).receive(one.letter.with_line(End(seq=0, by=one.side, secret=secret)))


def given_in_secret(one: Player, other: Player) -> tuple[Player, Player]:
    """Play on until one side is to give secret orders."""
    while not any(text.startswith("allot ") for text in orders_here(one)):
        one.give("done")
        mail(one, other)
        one, other = other, one
    return one, other


def cheat(order: str, parts: dict[str, str]) -> tuple[Player, Player]:
    """A game in which one side has hidden an order, and in its parts something else; then it resigns."""
    one, other = given_in_secret(*seats(SECRETS))
    honest = copied(one)
    honest.give(orders_here(one)[0])
    act = honest.letter.lines[-1]
    assert isinstance(act, Act)
    boxes = {name: locked(one.key.bytes, name, parts.get(name, '"none"')) for name in act.boxes}
    boxes[WHOLE] = locked(one.key.bytes, WHOLE, order)
    cheated = one.letter.with_line(msgspec.structs.replace(act, boxes=boxes))
    other.receive(cheated)
    other.give(f"resign {other.side}")
    return one, other


@pytest.mark.parametrize("order", ["allot nobody", "allot", "deploy A1 0101"])
def test_an_order_that_was_not_allowed_is_found_when_it_is_shown(order: str) -> None:
    one, other = cheat(order, {})
    other.take_up()
    ended = other.letter.with_line(End(seq=0, by=one.side, secret=one.key.secret))
    with pytest.raises(BadData, match=r"line \d+: "):
        everything(ended, "game")


def test_parts_that_are_not_those_of_the_order_are_found_when_it_is_shown() -> None:
    legal = orders_here(given_in_secret(*seats(SECRETS))[0])[0]
    one, other = cheat(legal, {})
    other.take_up()
    ended = other.letter.with_line(End(seq=0, by=one.side, secret=one.key.secret))
    with pytest.raises(BadData, match="is not what was ordered"):
        everything(ended, "game")


# A marker that may be put in unseen


def with_markers(table: Table) -> Table:
    """The battle with markers of which nobody knows whether they are used."""
    scenario = table.scenario
    formations = sorted({unit.formation for unit in scenario.own.units if unit.formation})
    extras = tuple(
        ExtraMarker(id=f"dash-{name.lower()}", name=scenario.title, formation=name) for name in formations
    )
    own = msgspec.structs.replace(scenario.own, specials=(*scenario.own.specials, *extras))
    changed = msgspec.structs.replace(scenario, own=own)
    return Table(table.system, changed, table.system.set_up(changed), None)


@pytest.mark.parametrize("used", [True, False])
def test_a_marker_that_may_come_unseen_is_asked_for_when_it_would_count(used: bool) -> None:
    one, other = given_in_secret(*seats(SECRETS, with_markers))
    for _ in range(2):
        found = [str(order) for order in one.game.orders()]
        one.give(next(text for text in found if (":dash" in text) == used))
        one.take_up()
        mail(one, other)
        one, other = other, one
    for _ in range(12):
        mail(one, other)
        one, other = other, one
    shown = [line for line in one.letter.lines if isinstance(line, Show)]
    assert any(line.name.startswith("extra.") for line in shown)
    true = Knowing(one.table, {end.side: end.key.bytes for end in (one, other)})
    true.follow(one.open)
    assert true.game is not None
    tracks = true.game.state.tracks
    assert any(name.startswith("used.") for name in tracks) == used
    for end in (one, other):
        assert end.game.view(end.side) == true.game.view(end.side)


def test_a_player_without_a_game_is_told_who_is_missing() -> None:
    letter, table = empty(DICE)
    alone = player(table, letter, letter.sides[0])
    alone.join()
    with pytest.raises(BadCase, match=f"{letter.sides[1]} has not joined"):
        assert alone.game
