"""What a cheat would try with a sealed game, and what comes of it."""

from __future__ import annotations

import msgspec
import pytest
from tests.post.seats import (
    DICE,
    SECRETS,
    copied,
    forged,
    hide_orders,
    mail,
    orders_here,
    play_to_dice,
    seats,
)

from grognard.core.errors import BadData
from grognard.core.game import Chance
from grognard.core.game.order import Throw
from grognard.dice.shares import ACT, ANSWER, shares
from grognard.post.course import Course
from grognard.post.key import newer
from grognard.post.lines import Act, Answer, Show, written
from grognard.post.player import Player


def first_throw(one: Player) -> str:
    """The faces that came of the last order."""
    return next(entry.given for entry in reversed(one.game.journal.entries()) if entry.by == "dice")


@pytest.fixture
def waiting() -> tuple[Player, Player]:
    """An order that waits for dice: who gave it, and who has to answer."""
    return play_to_dice(*seats(DICE))


# Looking ahead


def test_nobody_can_tell_the_dice_before_the_other_has_answered(waiting: tuple[Player, Player]) -> None:
    roller, other = waiting
    node = roller.game.node
    assert isinstance(node, Chance)
    assert roller.own.table.seed is None
    # The same file and the same key of the roller, and any other key of the opponent: any faces.
    faces = set()
    for number in range(40):
        share = shares(bytes([number]) * 32, ANSWER)
        rival = copied(roller)
        rival.open._links[other.side, ANSWER] = share[0]
        rival.open.extend(Answer(seq=0, by=other.side, share=share[1].hex()))
        rival.own.follow(rival.open)
        faces.add(first_throw(rival))
    assert len(faces) > 4


def test_whoever_answers_knew_nothing_when_he_last_decided(waiting: tuple[Player, Player]) -> None:
    roller, other = waiting
    act = roller.letter.lines[-1]
    assert isinstance(act, Act)
    known = written(other.letter)
    assert act.share not in known
    # What the roller had shown before is behind the chain, and leads to nothing.
    assert other.open.last_share(roller.side, ACT).hex() != act.share


def test_a_share_is_spent_with_its_order_whether_dice_fell_or_not() -> None:
    roller, other = play_to_dice(*seats(DICE))
    for _ in range(4):
        mail(roller, other)
        mail(other, roller)
        roller, other = play_to_dice(*((roller, other) if roller.decides else (other, roller)))
    given = [line.share for line in roller.letter.lines if isinstance(line, Act) and line.by == roller.side]
    assert len(set(given)) == len(given)
    again = forged(
        roller.letter,
        len(roller.letter.lines),
        msgspec.structs.replace(roller.letter.lines[-1], share=given[0]),
    )
    assert len(given) > 1
    with pytest.raises(BadData, match="not the one it is bound to"):
        other.receive(again)


# Trying again


def test_another_order_in_the_place_of_one_that_was_answered_is_refused(
    waiting: tuple[Player, Player],
) -> None:
    roller, other = waiting
    before = copied(roller)
    mail(roller, other)
    mail(other, roller)
    # A copy of everything, from before the order was sent, and another order in its place.
    last = (
        roller.letter.lines.index(next(line for line in roller.letter.lines if isinstance(line, Answer))) - 1
    )
    thinner = msgspec.structs.replace(
        before.key, game=msgspec.structs.replace(before.letter, lines=before.letter.lines[:last])
    )
    again = Player(before.table, thinner)
    given = before.letter.lines[last]
    assert isinstance(given, Act)
    other_order = next(text for text in orders_here(again) if text != given.given)
    again.give(other_order)
    with pytest.raises(BadData, match=f"line {last + 1} is not the one that was seen before"):
        newer(other.letter, again.letter, "game")


def test_the_same_order_given_again_has_the_same_dice(waiting: tuple[Player, Player]) -> None:
    roller, other = waiting
    copy_of_other = copied(other)
    mail(roller, other)
    mail(roller, copy_of_other)
    assert first_throw(other) == first_throw(copy_of_other)
    assert other.letter == copy_of_other.letter


def test_dice_cannot_be_thrown_by_hand(waiting: tuple[Player, Player]) -> None:
    roller, other = waiting
    throw = Throw((6,) * 2)
    forged_file = roller.letter.with_line(Act(seq=0, by=other.side, given=str(throw), share="0" * 64))
    with pytest.raises(BadData):
        roller.receive(forged_file)


# Withholding


def test_without_the_share_of_the_other_nothing_goes_on(waiting: tuple[Player, Player]) -> None:
    roller, other = waiting
    other.receive(roller.letter)
    assert roller.open.waits.what == other.open.waits.what == "dice"
    assert other.open.waits.side == other.side
    share = shares(other.key.bytes, ACT)[5].hex()
    for line in (
        Act(seq=0, by=other.side, given="done", share=share),
        Answer(seq=0, by=other.side, share=share),
    ):
        with pytest.raises(BadData):
            copied(roller).receive(roller.letter.with_line(line))


def test_a_share_that_was_chosen_later_is_refused(waiting: tuple[Player, Player]) -> None:
    roller, other = waiting
    for share in (shares(other.key.bytes, ANSWER)[2], shares(other.key.bytes, ACT)[1], b"6" * 32):
        with pytest.raises(BadData, match="not the one it is bound to"):
            copied(roller).receive(roller.letter.with_line(Answer(seq=0, by=other.side, share=share.hex())))


def test_nobody_answers_for_the_other(waiting: tuple[Player, Player]) -> None:
    roller, _other = waiting
    share = shares(roller.key.bytes, ANSWER)[1].hex()
    with pytest.raises(BadData):
        roller.receive(roller.letter.with_line(Answer(seq=0, by=roller.side, share=share)))


# Truncating, replacing, replaying


@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_a_file_that_was_cut_short_is_told_from_a_new_one(waiting: tuple[Player, Player], left: int) -> None:
    roller, _other = waiting
    shorter = msgspec.structs.replace(roller.letter, lines=roller.letter.lines[:left])
    with pytest.raises(BadData, match="older file" if left else "another game"):
        newer(roller.letter, shorter, "game")


def test_an_older_file_is_refused_and_the_newest_is_kept_at_home(waiting: tuple[Player, Player]) -> None:
    roller, other = waiting
    older = roller.letter
    mail(roller, other)
    with pytest.raises(BadData, match="older file"):
        newer(other.key.game, older, "game")
    assert Course(other.table, other.key.game).waits == other.open.waits


def test_the_file_of_another_game_is_refused(waiting: tuple[Player, Player]) -> None:
    roller, _other = waiting
    stranger, _rival = seats(DICE)
    with pytest.raises(BadData, match="another game"):
        roller.receive(stranger.letter)


def test_a_line_in_the_name_of_its_reader_is_refused(waiting: tuple[Player, Player]) -> None:
    roller, _other = waiting
    number = len(roller.letter.lines)
    line = msgspec.structs.replace(roller.letter.lines[-1], given="done")
    with pytest.raises(BadData, match=f"line {number} is not the one that was seen before"):
        roller.receive(forged(roller.letter, number, line))


# Secrets


@pytest.fixture
def hidden() -> tuple[Player, Player]:
    """One side has given its orders in secret; the other has seen the file."""
    return hide_orders(*seats(SECRETS))


def test_the_file_tells_nothing_of_a_secret_order(hidden: tuple[Player, Player]) -> None:
    one, other = hidden
    act = next(line for line in one.letter.lines if isinstance(line, Act) and line.boxes)
    assert act.given == ""
    assert "allot" in one.game.journal.entries()[-1].given
    assert "allot" not in written(other.letter)
    assert "received" not in written(other.letter)
    assert len({len(box) for box in act.boxes.values()}) == 1
    assert one.game.view(other.side) == other.game.view(other.side)


def test_two_secret_orders_look_alike_in_the_file(hidden: tuple[Player, Player]) -> None:
    one, _other = hidden
    number = next(n for n, line in enumerate(one.letter.lines) if isinstance(line, Act) and line.boxes)
    shapes = set()
    for text in orders_here(copied_until(one, number), 5):
        again = copied_until(one, number)
        again.give(text)
        line = again.letter.lines[number]
        assert isinstance(line, Act)
        shapes.add(
            (tuple(line.boxes), tuple(map(len, line.boxes.values())), line.given, len(written(again.letter)))
        )
    assert len(shapes) == 1


def copied_until(one: Player, number: int) -> Player:
    """Somebody's copy from before a line."""
    game = msgspec.structs.replace(one.letter, lines=one.letter.lines[:number])
    return Player(one.table, msgspec.structs.replace(one.key, game=game))


def test_what_is_shown_must_be_what_was_hidden(hidden: tuple[Player, Player]) -> None:
    one, other = hidden
    number, act = next(
        (n, line) for n, line in enumerate(one.letter.lines, 1) if isinstance(line, Act) and line.boxes
    )
    name = next(name for name in act.boxes if name)
    for wrong in ("00" * 32, "ab" * 32):
        shown = Show(seq=0, by=one.side, of=number, name=name, key=wrong)
        with pytest.raises(BadData, match="does not fit the box"):
            copied(other).receive(other.letter.with_line(shown))


def test_only_the_owner_can_show_a_box(hidden: tuple[Player, Player]) -> None:
    one, other = hidden
    number, act = next(
        (n, line) for n, line in enumerate(one.letter.lines, 1) if isinstance(line, Act) and line.boxes
    )
    shown = Show(seq=0, by=other.side, of=number, name=next(iter(act.boxes)), key="00" * 32)
    with pytest.raises(BadData, match="there is no box"):
        copied(other).receive(other.letter.with_line(shown))


def test_a_secret_order_in_the_open_is_refused(hidden: tuple[Player, Player]) -> None:
    one, other = hidden
    number, act = next(
        (n, line) for n, line in enumerate(one.letter.lines, 1) if isinstance(line, Act) and line.boxes
    )
    bare = msgspec.structs.replace(act, given="done", boxes={})
    rest = copied_until(other, number - 1)
    with pytest.raises(BadData, match="what is hidden is not what the rules hide"):
        rest.receive(rest.letter.with_line(bare))
