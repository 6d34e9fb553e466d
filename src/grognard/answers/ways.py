"""Open decisions, as far as they matter: ways to settle them that come to the same are one way."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

import msgspec

#: what was decided, in the order in which it was asked: choice, option
Policy = tuple[tuple[str, str], ...]


class Condition(msgspec.Struct, frozen=True):
    """A decision that goes one of these ways."""

    choice: str
    options: tuple[str, ...]


class Way(msgspec.Struct, frozen=True):
    """Policies that come to the same."""

    #: one of these holds, each with all of its conditions; nothing where no decision matters
    when: tuple[tuple[Condition, ...], ...]
    #: the places of the policies
    members: tuple[int, ...]


class _Leaf(msgspec.Struct, frozen=True):
    kind: Hashable
    members: tuple[int, ...]

    @property
    def key(self) -> Hashable:
        return ("leaf", self.kind)


class _Split(msgspec.Struct, frozen=True):
    choice: str
    #: options that lead on alike, and where to
    sorts: tuple[tuple[tuple[str, ...], Any], ...]

    @property
    def key(self) -> Hashable:
        return (self.choice, tuple((options, tree.key) for options, tree in self.sorts))


_Tree = _Leaf | _Split


def ways(policies: Sequence[Policy], kinds: Sequence[Hashable]) -> tuple[Way, ...]:
    """The ways that differ, in the order of their first policies; `kinds` says what each policy comes to."""
    tree = _tree(policies, kinds, list(range(len(policies))), 0)
    found: dict[Hashable, Way] = {}
    for conditions, leaf in _paths(tree, ()):
        known = found.get(leaf.kind)
        when = () if known is None else known.when
        members = () if known is None else known.members
        found[leaf.kind] = Way((*when, conditions), tuple(sorted((*members, *leaf.members))))
    listed = [Way((), way.members) if way.when == ((),) else way for way in found.values()]
    return tuple(sorted(listed, key=lambda way: way.members[0]))


def _tree(policies: Sequence[Policy], kinds: Sequence[Hashable], places: list[int], depth: int) -> _Tree:
    # Policies with the same beginning were asked the same next.
    ended = [place for place in places if len(policies[place]) == depth]
    if ended:
        return _Leaf(kinds[ended[0]], tuple(places))
    by_option: dict[str, list[int]] = {}
    for place in places:
        by_option.setdefault(policies[place][depth][1], []).append(place)
    alike: dict[Hashable, tuple[tuple[str, ...], _Tree]] = {}
    for option, members in by_option.items():
        below = _tree(policies, kinds, members, depth + 1)
        options, tree = alike.get(below.key, ((), None))
        alike[below.key] = (*options, option), below if tree is None else _joined(tree, below)
    if len(alike) == 1:
        return next(iter(alike.values()))[1]
    return _Split(policies[places[0]][depth][0], tuple(alike.values()))


def _joined(one: _Tree, other: _Tree) -> _Tree:
    """Two trees that are alike, with the policies of both."""
    if isinstance(one, _Leaf):
        assert isinstance(other, _Leaf)
        return _Leaf(one.kind, (*one.members, *other.members))
    assert isinstance(other, _Split)
    pairs = zip(one.sorts, other.sorts, strict=True)
    return _Split(one.choice, tuple((options, _joined(mine, his)) for (options, mine), (_, his) in pairs))


def _paths(tree: _Tree, before: tuple[Condition, ...]) -> list[tuple[tuple[Condition, ...], _Leaf]]:
    if isinstance(tree, _Leaf):
        return [(before, tree)]
    return [
        path
        for options, below in tree.sorts
        for path in _paths(below, (*before, Condition(tree.choice, options)))
    ]
