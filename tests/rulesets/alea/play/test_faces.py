from __future__ import annotations

import msgspec
import pytest

from grognard.core.game.face import CounterFace
from grognard.core.game.state import ALL_ROUND, OFF, State
from grognard.rulesets.alea.play.faces import counters
from grognard.rulesets.alea.play.set_up import pieces
from grognard.scenarios import load

BARROSA = load("barrosa-1811", ["cassagne"])
START = State(tuple(pieces(BARROSA)))


def face(id: str, state: State | None = None) -> CounterFace:
    return next(face for face in counters(BARROSA, state).faces if face.id == id)


def test_whoever_waits_is_not_shown() -> None:
    shown = {face.id for face in counters(BARROSA).faces}
    waiting = {row.id for row in BARROSA.own.units if row.turn > 1}
    assert waiting
    assert shown == {piece.id for piece in START.pieces} - waiting


@pytest.mark.rule("barrosa 1.7")
def test_a_counter_shows_its_class_strength_and_willingness() -> None:
    guards = face("A01")
    assert (guards.symbol, guards.grade, guards.strength, guards.quality) == ("infantry", "Ln", 6, "A")
    assert (guards.nation, guards.division, guards.facing) == ("british", "dilkes", 5)
    assert face("A03").facing == ALL_ROUND


@pytest.mark.rule("barrosa 1.9")
def test_a_commander_shows_his_two_factors() -> None:
    assert (face("AL1").symbol, face("AL1").figures) == ("commander", (1, 2))


def test_horse_artillery_and_wagons_have_symbols_of_their_own() -> None:
    bailen = counters(load("bailen-1808"))
    symbols = {face.symbol for face in bailen.faces}
    assert {"artillery", "horse-artillery"} <= symbols
    extended = {face.id: face for face in counters(load("bailen-1808"), _all_here()).faces}
    assert extended["F16"].symbol == "wagons"


def _all_here() -> State:
    scenario = load("bailen-1808")
    return State(tuple(msgspec.structs.replace(piece, at=0) for piece in pieces(scenario)))


def test_a_state_shows_losses_disorder_orders_and_who_has_acted() -> None:
    markers = (("moved", 1), ("order", "attack"))
    hit = msgspec.structs.replace(START.pieces[0], strength=4, state="defeated", markers=markers)
    gone = msgspec.structs.replace(START.pieces[1], at=OFF, fate="eliminated")
    now = State((hit, gone, *START.pieces[2:]), turn=5)
    shown = face(hit.id, now)
    assert (shown.strength, shown.state, shown.markers) == (
        4,
        "defeated",
        (("moved", "1"), ("order", "attack")),
    )
    assert gone.id not in {face.id for face in counters(BARROSA, now).faces}
    assert counters(BARROSA, now).turn == 5


def test_the_key_explains_every_letter_on_the_counters() -> None:
    shown = counters(BARROSA)
    assert {face.grade for face in shown.faces} - {""} <= set(shown.key.grades)
    assert {face.division for face in shown.faces} - {""} <= set(shown.key.divisions)
