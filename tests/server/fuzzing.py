"""Requests made up from the server's schema: orders of every verb, any unit, any place, and broken texts."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from tests.contract.mutations import mutated

from grognard.core.game import Decision, Game, Order
from grognard.core.game.save import saved_text

GAME = "/api/games/{game}"
#: streams have no end, thinking takes long, and mail goes nowhere in tests
LEFT_OUT = ("/live", "/advice", "/notices/test", "/notices/mail")
#: after these a game is no longer what it was: they come last
PARTING = ("/resign", "/leave", "/computer", "/rejoin", "/renew", "/rematch", "/draw", "/carry-out")
BROKEN = (
    *("", " ", "\0", "\ud800", "é" * 300, "x" * 600, "-1", "1e999", "9" * 400, "null", "via", "by", "= : >"),
    *(
        "move",
        "throw",
        "throw 1000 0",
        "choose",
        "choose  ",
        "+ + +",
        "/",
        "0000/ZZ",
        "999,999/999",
        "<b>%s{0}",
    ),
    *("move A1 0101 0102", "done :idle", "undo 1", "{}", "[[[[", "../../..", "\u202e\ufeff", "٣٤", "0101-N"),
)

Request = tuple[str, str, dict[str, str], bytes | None]


class Fuzz:
    """Requests about a game as it stands at one moment."""

    def __init__(self, schema: dict[str, Any], game: Game, dice: random.Random) -> None:
        self.schema, self.game, self.dice = schema, game, dice
        self.units = [piece.id for piece in game.state.pieces]
        self.labels = game.scenario.places.labels
        self.sides = [side.id for side in game.scenario.sides]
        node = game.node
        self.near = mutated(game, dice, 12) if isinstance(node, Decision) and node.choice is None else []
        self.words = sorted({order.option for order in self.near} | {order.formation for order in self.near})

    def requests(self, id: str, count: int) -> Iterator[Request]:
        routes = [
            (method, path, route)
            for path, methods in self.schema["paths"].items()
            for method, route in methods.items()
            if path.startswith("/api/games") and not path.endswith(LEFT_OUT)
        ]
        # Whoever reads an order reads the most.
        weights = [
            4 if any(name in json.dumps(route) for name in ('"order"', "Give")) else 1 for *_, route in routes
        ]
        drawn = self.dice.choices(routes, weights, k=count)
        for method, path, route in sorted(drawn, key=lambda one: one[1].endswith(PARTING)):
            asked = route.get("parameters", [])
            where = path.replace("{game}", id).replace("{layer}", self.one_of(self.layers))
            query = {
                one["name"]: str(self.value(one["name"], one["schema"]))
                for one in asked
                if one["in"] == "query" and (one.get("required") or self.dice.random() < 0.5)
            }
            body = route.get("requestBody")
            yield method, where, query, None if body is None else self.body(body)

    @property
    def layers(self) -> list[str]:
        return [layer.id for layer in getattr(self.game.table.system, "layers", ())] or ["none"]

    def body(self, given: dict[str, Any]) -> bytes:
        if self.dice.random() < 0.03:
            return self.dice.choice(
                (b"", b"{", b"[]", b'{"a":1,"a":2}', b"\xff\xfe", b"[" * 5000, b"1" * 5000)
            )
        return json.dumps(self.value("", given["content"]["application/json"]["schema"])).encode()

    def value(self, name: str, shape: dict[str, Any]) -> Any:
        """Something of a shape, mostly as it should be."""
        if "$ref" in shape:
            return self.value(name, self.schema["components"]["schemas"][shape["$ref"].split("/")[-1]])
        if "anyOf" in shape:
            return self.value(name, self.dice.choice(shape["anyOf"]))
        if "enum" in shape and self.dice.random() < 0.97:
            return self.one_of(shape["enum"])
        match shape.get("type"):
            case "object":
                return self.table(shape)
            case "array":
                most = min(4, shape.get("maxItems", 4))
                return [self.value(name, shape["items"]) for _ in range(self.dice.randint(0, most))]
            case "integer" | "number":
                length = len(self.game.journal)
                return self.dice.choice((0, 1, 3, length, length + 1, -1, 10**9, 10**30))
            case "boolean":
                return self.dice.random() < 0.5
            case "null":
                return None
        return self.text(name, shape)

    def table(self, shape: dict[str, Any]) -> dict[str, Any]:
        named = shape.get("properties")
        if named is None:
            inside = shape.get("additionalProperties")
            keys = self.sides if self.dice.random() < 0.7 else [self.one_of(self.units), self.one_of(BROKEN)]
            return {key: self.value("seat", inside if isinstance(inside, dict) else {}) for key in keys}
        wanted = shape.get("required", ())
        return {
            name: self.value(name, field)
            for name, field in named.items()
            if name in wanted or self.dice.random() < 0.6
        }

    def text(self, name: str, shape: dict[str, Any]) -> str:
        dice = self.dice
        if name == "save":
            return self.save()
        if dice.random() < 0.08:
            return dice.choice(BROKEN)
        match name:
            case "order" | "given" | "orders":
                return self.order()
            case "unit" | "target":
                return self.one_of(self.units)
            case "units":
                return dice.choice("+ ,").join(dice.sample(self.units, min(3, len(self.units))))
            case "side" | "whose":
                return self.one_of(self.sides)
            case "key":
                return f"key-{dice.getrandbits(40)}"
            case "seat":
                return dice.choice(("me", "me", "open", "computer:greedy"))
            case "scenario":
                return self.game.scenario.id
            case "lang":
                return dice.choice(("en", "fr", "es"))
            case "through":
                return " ".join(dice.choices(self.labels, k=2))
        if "pattern" in shape:
            return dice.choice(("a" * 24, "abcdefgh", "1.1"))
        return dice.choice((self.one_of(self.units), self.one_of(self.labels), "word", self.order()))

    def order(self) -> str:
        """An order near a legal one, or one whose every part comes from anywhere."""
        dice = self.dice
        if self.near and dice.random() < 0.5:
            return str(dice.choice(self.near))
        parts = Order(
            dice.choice((*self.game.table.system.verbs, "done", "move")),
            units=tuple(
                dice.sample(self.units, dice.choice((0, 1, 1, 1, 2, 3)) if len(self.units) > 3 else 1)
            ),
            to=dice.choice(("", self.one_of(self.labels), self.one_of(self.labels))),
            facing=dice.choice(("", "", self.one_of(self.game.scenario.places.directions))),
            formation=dice.choice(("", "", "", *self.words)),
            path=tuple(dice.choices(self.labels, k=2)) if dice.random() < 0.1 else (),
            target=dice.choice(("", "", self.one_of(self.labels), self.one_of(self.units))),
            option=dice.choice(("", "", *self.words, "attack")),
            by=dice.choice(("", "", "", self.one_of(self.units))),
        )
        if dice.random() < 0.3:
            name = dice.choice([one for one in Order.__struct_fields__ if one != "verb"])
            parts = msgspec.structs.replace(parts, **{name: type(getattr(parts, name))()})
        return str(parts) or "done"

    def save(self) -> str:
        """The game as a file with something broken in it."""
        text, dice = saved_text(self.game), self.dice
        place = dice.randrange(len(text))
        put = dice.choice(("\\ud800", "\\u0000", '"', "{", "9" * 5000, "[" * 3000, "1e999", "", ",", "null"))
        if dice.random() < 0.5:
            # Inside a text, where it still is JSON.
            place = text.index('"', dice.randrange(len(text) // 2)) + 1
        return text[:place] + put + text[place + dice.choice((0, 0, 1, 8)) :]

    def one_of(self, listed: Iterable[str]) -> str:
        return self.dice.choice(list(listed))
