"""What is asked of a game under way: ways, odds, threats, plans, orders to several, what is put right."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from grognard.core.game import Chance, Decision, Game, Order
from grognard.games import new_game
from tests.pocket.cases import Case, get, post

_SIDES = {"alea-training": ("french", "allied"), "chacabuco-farm": ("patriot", "royalist")}


@cache
def reached(scenario: str, phase: str, verb: str) -> Game:
    """A battle in the first phase of a name in which something can be ordered."""
    game = new_game(scenario, seed=7)
    while True:
        node = game.node
        assert not isinstance(node, Decision) or game.state.turn < 3
        if isinstance(node, Chance):
            game.apply(game.roll())
        elif isinstance(node, Decision) and node.phase == phase and verb in _verbs(game):
            return game
        else:
            groups = [one for one in _orders(game) if one.by]
            game.apply(max(groups, key=lambda one: len(one.units), default=Order("done")))


def _orders(game: Game) -> list[Order]:
    return [one for one in game.orders() if isinstance(one, Order)]


def _verbs(game: Game) -> set[str]:
    return {one.verb for one in _orders(game)}


def brought(scenario: str, phase: str, verb: str = "move") -> Case:
    """A game that began elsewhere, carried on with dice of one's own; `{game}` is that one from here."""
    save = reached(scenario, phase, verb).save()
    seats = dict.fromkeys(_SIDES[scenario], "me")
    return post("/games/import", {"save": save, "seats": seats, "dice": "typed"})


def deciding() -> Iterator[Case]:
    """Looking before one decides, and what is given together."""
    yield get("/me")
    yield get("/computers", lang="fr")
    yield brought("alea-training", "movement")
    yield get("/games/{game}/glance", lang="en")
    yield get("/games/{game}/export")
    yield get("/games/{game}/dice")
    yield get("/games/{game}/answers", lang="en")
    yield get("/games/{game}/ending", lang="es")
    yield get("/games/{game}/ruling", entry=2, lang="en")
    yield get("/games/{game}/threats", unit="F01", lang="fr")
    game = reached("alea-training", "movement", "move")
    move = next(one for one in _orders(game) if one.verb == "move" and one.units == ("F01",))
    yield get("/games/{game}/way", unit="F01", through=str(move.to), lang="en")
    yield get("/games/{game}/odds", order=str(move), lang="en", detail="card")
    yield get("/games/{game}/odds", order="move X99 0101", lang="es", detail="card")
    yield get("/games/{game}/muster", order=str(move), lang="en")
    yield get("/games/{game}/advice", lang="en")
    yield get("/games/{game}/staff", lang="fr")
    yield get("/games/{game}/group", units="F01 F02", lang="en")
    yield post("/games/{game}/group", {"want": "march", "units": ["F01", "F02"], "goal": "0702"}, lang="en")
    yield post("/games/{game}/plans", {"unit": "F01", "points": ["0702"]}, lang="en")
    yield post(
        "/games/{game}/plans/carry-out", {"sequence": len(game.journal), "key": "plans-000001"}, lang="en"
    )
    for sequence in (99, len(game.journal) + 1):
        body = {"given": ["done"], "sequence": sequence, "key": "group-000001"}
        yield post("/games/{game}/group/give", body, lang="en")
    yield post("/games/{game}/fix", {"unit": "F02", "set": {"strength": 1}}, lang="en")
    yield post("/games/{game}/notes", {"text": "Beware of the wood."}, lang="en")
    yield get("/games/{game}/notes", lang="en")
    yield post("/games/{game}/seen", {"entries": 1, "lines": 0})
    yield get("/games/{game}/chat")
    yield post("/games/{game}/draw", {})
    yield get("/games/{game}/dice")
    yield post("/games/{game}/leave", {})


def placing() -> Iterator[Case]:
    """A table in inches, where units are put anywhere, and a save that is nobody's."""
    yield brought("chacabuco-farm", "maneuver")
    game = reached("chacabuco-farm", "maneuver", "move")
    move = next(one for one in _orders(game) if one.verb == "move")
    yield get("/games/{game}/reach", unit=move.units[0], lang="en")
    for free in ("no", "yes"):
        yield get("/games/{game}/placement", order=str(move), free=free, lang="en")
    yield get("/games/{game}/placement/odds", order=str(move), target="R01", lang="en", detail="card")
    yield post("/verify", {"save": game.save()})
    yield post("/verify", {"save": "{}"})
    yield post("/games/import", {"save": "nothing", "seats": {}, "dice": "typed"})
