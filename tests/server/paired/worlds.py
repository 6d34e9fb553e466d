"""Two worlds that differ in a secret of one side alone, and everything the others can ask of them."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from tests.server.paired.calls import ENDS, GAME, LOOKS, Calls, Moment
from tests.server.paired.world import Foretold, World

from grognard.core.game import Decision, Game
from grognard.core.game.secrecy import Secrecy
from grognard.server.access import ACCESS, PLAYER

#: whoever keeps the secret, and who must not find out
OWNER, OTHER, ONLOOKER, FORMER = "owner", "other", "onlooker", "former"


class Leak(AssertionError):
    """What somebody can tell two worlds apart by."""


class Pair:
    """One game in both worlds. Dice, tokens and clocks are the same; only secrets differ."""

    def __init__(self, worlds: tuple[World, World], foretold: Foretold, seed: int) -> None:
        self.worlds, self.foretold, self.seed = worlds, foretold, seed
        self.dice = random.Random(seed)
        self.acts = self.compared = 0
        self.routes: Counter[tuple[str, str]] = Counter()
        self.owner = self.other = ""

    # Acts

    async def both(self, who: str, path: str, body: Any, status: int = 200) -> list[Any]:
        """Somebody does the same in both worlds, or what `body` has for each of them."""
        self.acts += 1
        bodies = body if isinstance(body, list) else [body, body]
        told = []
        for world, one in zip(self.worlds, bodies, strict=True):
            self.foretold.begin(f"{self.seed} {self.acts}")
            told.append(await world.does(who, path, one, status))
        return told

    async def open(self, scenario: str, sides: list[str]) -> None:
        self.owner, self.other = sides[self.seed % 2], sides[1 - self.seed % 2]
        seats = {self.owner: "me", self.other: "open"}
        body = {"scenario": scenario, "seats": seats, "secret": "my-own-words"}
        for world in self.worlds:
            world.tokens.clear()
        opened = await self.both(OWNER, "/api/games", body, 201)
        for world, one in zip(self.worlds, opened, strict=True):
            world.game = one["game"]
        key = f"a-key-of-{self.seed:020}"
        link = {"token": opened[0]["links"][self.other], "key": key, "secret": "other-words"}
        await self.both(OTHER, f"{GAME}/join", link)
        await self.both(ONLOOKER, f"{GAME}/join", {"token": opened[0]["spectator"]})

    async def step(self, *, secretly: bool) -> bool:
        """Let whoever has to decide give something; whether it was a secret that differs."""
        first = self.worlds[0]
        node = first.whole.node
        assert isinstance(node, Decision), node
        who = OWNER if node.side == self.owner else OTHER
        listed = await first.looks(who, "/orders")
        orders = [one["text"] for one in listed["orders"]]
        given = [self._picked(orders)] * 2
        differs = secretly and who == OWNER and len(orders) > 1 and self._is_secret(orders)
        if differs:
            given = self.dice.sample(orders, 2)
        bodies = [
            {"given": one, "sequence": listed["sequence"], "key": f"{self.seed}-{self.acts:09}"}
            for one in given
        ]
        await self.both(who, f"{GAME}/orders", bodies)
        return differs

    def _picked(self, orders: list[str]) -> str:
        if "done" in orders and self.dice.random() < 0.8:
            return "done"
        return self.dice.choice(orders)

    def _is_secret(self, orders: list[str]) -> bool:
        """Whether the other side is told less of such an order than it says."""
        game = self.worlds[0].whole
        system = game.table.system
        assert isinstance(system, Secrecy)
        before = len(game.journal)
        game.apply(next(one for one in game.orders() if str(one) == orders[0]))
        entry = game.journal.entries()[before]
        return system.tells(game.scenario, entry, self.other) != entry

    async def take_back(self) -> bool:
        """The owner takes his secret back, with the other's consent; where dice have fallen he may not."""
        barred = (await self.worlds[0].looks(OWNER, "/undo"))["barred"]
        told = await self.both(OWNER, f"{GAME}/undo", {}, 422 if barred else 200)
        assert told[0] == told[1]
        if not barred and not told[0]["done"]:
            await self.both(OTHER, f"{GAME}/undo", {"consent": True})
        return not barred

    async def replace(self) -> None:
        """The other side gets up, and somebody else sits down there."""
        await self.both(OTHER, f"{GAME}/leave", {})
        renewed = await self.both(OWNER, f"{GAME}/renew", {"side": self.other})
        for world in self.worlds:
            world.tokens[FORMER] = world.tokens.pop(OTHER)
        body = {"token": renewed[0]["token"], "key": f"newcomer-{self.seed:020}"}
        await self.both(OTHER, f"{GAME}/join", body)

    @property
    def is_out(self) -> bool:
        """Whether something in which the worlds differ has come to light."""
        one, two = (world.whole for world in self.worlds)
        seen = self._tracks(one, hidden=True)
        ours, theirs = self._tracks(one), self._tracks(two)
        return any(seen.get(name) == ours[name] for name in ours if ours[name] != theirs.get(name))

    def _tracks(self, game: Game, *, hidden: bool = False) -> dict[str, Any]:
        state = game.view(self.other) if hidden else game.state
        return dict(state.tracks)

    # Comparing

    async def compare(self, number: int) -> None:
        """Ask both worlds everything that anybody but the owner can ask; Leak where the answers differ."""
        game = self.worlds[0].whole
        moment = Moment(game, len(game.journal), tuple(str(one) for one in game.orders())[:40], number)
        for who in (OTHER, ONLOOKER, FORMER):
            if who not in self.worlds[0].tokens:
                continue
            for (method, path), calls in LOOKS.items():
                if who == OTHER or ACCESS[method, path] != PLAYER or number % 7 == 0:
                    await self._alike(who, method, path, calls, moment)

    async def end(self, number: int) -> None:
        (method, path), calls = list(ENDS.items())[self.seed % len(ENDS)]
        game = self.worlds[0].whole
        await self._alike(OTHER, method, path, calls, Moment(game, len(game.journal), (), number))

    async def _alike(self, who: str, method: str, path: str, calls: Calls, moment: Moment) -> None:
        for places, given in calls(moment):
            answers = []
            for world in self.worlds:
                self.foretold.begin(f"{self.seed} {path}")
                address = path.replace("{game}", world.game)
                for name, value in places.items():
                    address = address.replace(f"{{{name}}}", value)
                if path.endswith("/live"):
                    answers.append(await _heard(world, address, given, who, moment.sequence))
                else:
                    answers.append(await world.ask(method, address, given, who))
            self.compared += 1
            self.routes[method, path] += 1
            if answers[0] != answers[1]:
                raise Leak(f"{who}: {method} {path} {given}:\n{_apart(*answers)}")


async def _heard(world: World, address: str, given: Any, who: str, last: int) -> tuple[int, Any, bytes]:
    until = f"id: {last}".encode() if given["after"] < last else b"event: table"
    status, headers, heard = await world.hear(address, given, who, until)
    return status, headers, heard[: heard.find(until) + len(until)]


def _apart(one: tuple[int, Any, bytes], two: tuple[int, Any, bytes]) -> str:
    if one[:2] != two[:2]:
        return f"{one[:2]}\n{two[:2]}"
    place = next(i for i, (a, b) in enumerate(zip(one[2] + b"\0", two[2] + b"\0", strict=False)) if a != b)
    return "\n".join(repr(body[max(0, place - 80) : place + 80]) for body in (one[2], two[2]))
