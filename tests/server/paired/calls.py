"""How every route is called in the test of paired worlds. A route that is not here fails that test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from grognard.core.game import Game

#: what is asked: values for the path, and a query or a body
Call = tuple[dict[str, str], dict[str, Any]]


class Moment(msgspec.Struct, frozen=True):
    """Where two worlds are compared: nothing in it differs between them."""

    game: Game
    sequence: int
    #: orders that the other side might give
    orders: tuple[str, ...]
    #: a number that is another at every moment
    number: int

    @property
    def units(self) -> list[str]:
        return [piece.id for piece in self.game.state.pieces]

    @property
    def sides(self) -> list[str]:
        return [player.id for player in self.game.scenario.sides]

    def some(self, listed: list[Any], most: int) -> list[Any]:
        """Some of many, others at every moment."""
        start = self.number * most % max(1, len(listed))
        return (listed[start:] + listed[:start])[:most]


Calls = Callable[[Moment], Iterator[Call]]
LANGUAGES = ("en", "fr", "es")
GAME = "/api/games/{game}"


def once(_moment: Moment) -> Iterator[Call]:
    yield {}, {}


def in_words(_moment: Moment) -> Iterator[Call]:
    yield from (({}, {"lang": language}) for language in LANGUAGES)


def by_entry(most: int) -> Calls:
    """The last entries, and the next one, which there is not yet."""

    def calls(moment: Moment) -> Iterator[Call]:
        entries = range(moment.sequence + 1, max(0, moment.sequence - most), -1)
        yield {}, {}
        yield from (({}, {"entry": entry}) for entry in entries)

    return calls


def after_entry(moment: Moment) -> Iterator[Call]:
    latest = range(max(0, moment.sequence - 3), moment.sequence + 2)
    yield from (({}, {"after": entry, "lang": LANGUAGES[entry % 3]}) for entry in (0, *latest))


def listening(moment: Moment) -> Iterator[Call]:
    """Connecting again after a while, and with nothing new; now and then from the beginning."""
    yield {}, {"after": 0 if moment.number % 5 == 0 else max(0, moment.sequence - 3)}
    yield {}, {"after": moment.sequence}


def by_unit(moment: Moment) -> Iterator[Call]:
    yield {}, {}
    yield from (({}, {"unit": unit}) for unit in moment.some(moment.units, 16))


def layers(moment: Moment) -> Iterator[Call]:
    """Every layer about a side, a unit and a place."""
    system: Any = moment.game.table.system
    for layer in system.layers:
        for about in layer.about:
            known = {"side": moment.sides, "unit": moment.units, "hex": ["0505"]}[about]
            yield {"layer": layer.id}, {about: moment.some(known, 1)[0]}
    yield {"layer": "nothing"}, {}


def given(name: str) -> Calls:
    """Orders of either side, to be weighed or checked."""

    def calls(moment: Moment) -> Iterator[Call]:
        for order in (*moment.some(list(moment.orders), 16), "done", "throw 3", "choose yes", "nonsense"):
            yield {}, {name: order}

    return calls


def ordering(moment: Moment) -> Iterator[Call]:
    """Orders that come too late, so that nothing happens."""
    for order in (*moment.some(list(moment.orders), 2), "done"):
        yield {}, {"given": order, "sequence": 0, "key": f"too-late-{moment.number}-{order[:20]}"}


def way(moment: Moment) -> Iterator[Call]:
    yield from (({}, {"unit": unit, "through": "0505 0506"}) for unit in moment.some(moment.units, 2))


def places(_moment: Moment) -> Iterator[Call]:
    yield {}, {"unit": "A1", "order": "done", "target": "A1", "x": 1, "y": 1, "angle": 0}


def threatened(moment: Moment) -> Iterator[Call]:
    yield {}, {"hex": "0505"} if moment.number % 3 else {"unit": moment.some(moment.units, 1)[0]}


def by_units(moment: Moment) -> Iterator[Call]:
    yield {}, {}
    yield {}, {"units": " ".join(moment.some(moment.units, 3))}


def wishing(moment: Moment) -> Iterator[Call]:
    for want in ("march", "alike", "same"):
        yield {}, {"units": moment.some(moment.units, 2), "want": want, "goal": "0505", "like": "done"}


def together(moment: Moment) -> Iterator[Call]:
    yield {}, {"given": ["done"], "sequence": 0, "key": f"all-{moment.number:08}"}


def planning(moment: Moment) -> Iterator[Call]:
    yield from (({}, {"unit": unit, "points": ["0505"]}) for unit in moment.some(moment.units, 2))


def carrying_out(moment: Moment) -> Iterator[Call]:
    yield {}, {"sequence": 0, "key": f"plans-{moment.number:08}"}


def said(moment: Moment) -> Iterator[Call]:
    yield {}, {"text": "Good luck.", "key": f"said-{moment.number:08}"}


def fields(**body: Any) -> Calls:
    return lambda _moment: iter([({}, body)])


def closed(_moment: Moment) -> Iterator[Call]:
    """Asked with nothing: what a stranger to the game, or to its accounts, is told."""
    known = {"ruleset": "jours-de-gloire", "chart": "fire", "procedure": "cohesion", "army": "nobody"}
    yield {**known, "scenario": "jdg-crossroads", "puzzle": "nothing"}, {}


def ruled(moment: Moment) -> Iterator[Call]:
    yield from ((places, {"dice": [4] * 9}) for places, _nothing in closed(moment))


#: asked at every moment; nothing that is told to players is changed by it
LOOKS: dict[tuple[str, str], Calls] = {
    ("GET", GAME): in_words,
    ("GET", f"{GAME}/glance"): in_words,
    ("GET", f"{GAME}/log"): after_entry,
    ("GET", f"{GAME}/live"): listening,
    ("GET", f"{GAME}/counters"): once,
    ("GET", f"{GAME}/position"): by_entry(2),
    ("GET", f"{GAME}/ruling"): by_entry(24),
    ("GET", f"{GAME}/report"): in_words,
    ("GET", f"{GAME}/course"): in_words,
    ("GET", f"{GAME}/better"): by_entry(1),
    ("GET", f"{GAME}/branch"): by_entry(1),
    ("POST", f"{GAME}/whatif"): fields(entry=1),
    ("GET", f"{GAME}/dice"): once,
    ("GET", f"{GAME}/export"): once,
    ("GET", f"{GAME}/layers"): once,
    ("GET", f"{GAME}/layers/{{layer}}"): layers,
    ("GET", f"{GAME}/threats"): threatened,
    ("GET", f"{GAME}/answers"): once,
    ("GET", f"{GAME}/undo"): once,
    ("GET", f"{GAME}/orders"): by_unit,
    ("GET", f"{GAME}/way"): way,
    ("GET", f"{GAME}/reach"): places,
    ("GET", f"{GAME}/placement"): places,
    ("GET", f"{GAME}/placement/odds"): places,
    ("GET", f"{GAME}/odds"): given("order"),
    ("GET", f"{GAME}/muster"): once,
    ("GET", f"{GAME}/advice"): once,
    ("GET", f"{GAME}/fix"): by_unit,
    ("GET", f"{GAME}/formations"): once,
    ("GET", f"{GAME}/ending"): in_words,
    ("GET", f"{GAME}/group"): by_units,
    ("GET", f"{GAME}/plans"): once,
    ("GET", f"{GAME}/staff"): once,
    ("POST", f"{GAME}/group"): wishing,
    ("POST", f"{GAME}/group/give"): together,
    ("POST", f"{GAME}/plans"): planning,
    ("POST", f"{GAME}/plans/carry-out"): carrying_out,
    ("GET", f"{GAME}/chat"): once,
    ("GET", f"{GAME}/notes"): once,
    ("GET", f"{GAME}/notices"): once,
    ("POST", f"{GAME}/check"): given("given"),
    ("POST", f"{GAME}/orders"): ordering,
    ("POST", f"{GAME}/chat"): said,
    ("POST", f"{GAME}/notes"): fields(text="Beware of the wood."),
    ("POST", f"{GAME}/seen"): fields(entries=1, lines=0),
    ("POST", f"{GAME}/notices"): fields(),
    ("POST", f"{GAME}/notices/test"): fields(),
    ("POST", f"{GAME}/notices/mail"): fields(token="A" * 43, wanted=True),
    ("POST", f"{GAME}/claim"): fields(),
    ("POST", f"{GAME}/grant"): fields(),
    ("POST", f"{GAME}/rejoin"): fields(),
    ("POST", f"{GAME}/link"): fields(),
    ("POST", f"{GAME}/rematch"): fields(),
    ("POST", f"{GAME}/keep"): fields(),
    ("POST", f"{GAME}/join"): fields(token="A" * 43),
    ("POST", f"{GAME}/draw"): fields(),
    ("POST", f"{GAME}/fix"): fields(unit="A1", set={"cohesion": "rallied"}),
    ("POST", f"{GAME}/decline"): fields(kind="draw"),
    ("GET", "/health"): once,
    ("GET", "/metrics"): once,
    ("GET", "/api/me"): once,
}

#: what changes the game for good, one of them at the end of each pair of worlds; the last ones end it
ENDS: dict[tuple[str, str], Calls] = {
    ("POST", f"{GAME}/undo"): fields(),
    ("POST", f"{GAME}/computer"): lambda moment: iter([({}, {"side": moment.sides[0]})]),
    ("POST", f"{GAME}/renew"): lambda moment: iter([({}, {"side": moment.sides[0]})]),
    ("POST", f"{GAME}/leave"): fields(),
    ("POST", f"{GAME}/resign"): fields(),
}

#: routes that know no game; asked once in each world
ELSEWHERE: dict[tuple[str, str], Calls] = {
    ("GET", "/api/openapi.json"): once,
    ("GET", "/api/computers"): once,
    ("GET", "/api/rulesets"): once,
    ("GET", "/api/rulesets/{ruleset}/charts"): closed,
    ("GET", "/api/rulesets/{ruleset}/rulebook"): closed,
    ("GET", "/api/rulesets/{ruleset}/charts/{chart}"): closed,
    ("GET", "/api/rulesets/{ruleset}/procedures/{procedure}"): closed,
    ("POST", "/api/rulesets/{ruleset}/procedures/{procedure}/odds"): closed,
    ("POST", "/api/rulesets/{ruleset}/procedures/{procedure}/resolve"): ruled,
    ("POST", "/api/quick-response"): fields(text="http://192.0.2.7/"),
    ("GET", "/api/rulesets/{ruleset}/roster"): closed,
    ("GET", "/api/rulesets/{ruleset}/roster/armies/{army}"): closed,
    ("POST", "/api/rulesets/{ruleset}/roster/look"): closed,
    ("POST", "/api/rulesets/{ruleset}/roster/turn"): closed,
    ("POST", "/api/rulesets/{ruleset}/roster/odds"): closed,
    ("POST", "/api/rulesets/{ruleset}/roster/rule"): closed,
    ("GET", "/api/scenarios"): once,
    ("GET", "/api/scenarios/{scenario}/map.svg"): closed,
    ("GET", "/api/scenarios/{scenario}/key.svg"): closed,
    ("GET", "/api/scenarios/{scenario}/lesson"): closed,
    ("GET", "/api/scenarios/{scenario}/briefing"): closed,
    ("GET", "/api/puzzles"): once,
    ("GET", "/api/puzzles/daily"): fields(date="2026-11-19"),
    ("GET", "/api/puzzles/{puzzle}"): closed,
    ("GET", "/api/puzzles/{puzzle}/odds"): closed,
    ("POST", "/api/puzzles/{puzzle}/answer"): closed,
    ("POST", "/api/editor/open"): fields(scenario="alea-training"),
    ("POST", "/api/editor/seed"): closed,
    ("POST", "/api/editor/edit"): closed,
    ("POST", "/api/editor/pack"): closed,
    ("POST", "/api/editor/trial"): closed,
    ("POST", "/api/editor/sum"): closed,
    ("POST", "/api/editor/rules"): closed,
    ("POST", "/api/editor/odds"): closed,
    ("POST", "/api/editor/play"): closed,
    ("POST", "/api/verify"): closed,
    ("POST", "/api/games"): closed,
    ("POST", "/api/games/import"): closed,
    ("POST", "/api/accounts"): closed,
    ("POST", "/api/session"): closed,
    ("POST", "/api/session/end"): closed,
    ("POST", "/api/reset"): closed,
    ("POST", "/api/reset/use"): closed,
    ("POST", "/api/confirm"): closed,
    ("GET", "/api/me/games"): closed,
    ("POST", "/api/me/name"): closed,
    ("POST", "/api/me/mail"): closed,
    ("POST", "/api/me/password"): closed,
    ("POST", "/api/me/sessions/end"): closed,
    ("POST", "/api/me/delete"): closed,
}
