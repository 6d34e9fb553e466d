"""What the words in the panel of a unit mean."""

from __future__ import annotations

from tests.server.conftest import Browser


def test_strength_and_formation_are_explained_in_the_language_of_the_reader(french: Browser) -> None:
    game = french.open()["game"]
    english, spanish = (french.get(f"/api/games/{game}", lang=lang)["meanings"] for lang in ("en", "es"))
    assert english["unit"]["strength"]["text"].startswith("Strength points")
    assert spanish["unit"]["strength"]["text"].startswith("Puntos de fuerza")
    assert spanish["unit"]["strength"]["rule"] == "barrosa 1.6"
    assert english["formation"].keys() == spanish["formation"].keys() >= {"normal", "deployed"}


def test_only_what_the_rules_explain_is_explained(french: Browser) -> None:
    state = french.get(f"/api/games/{french.open()['game']}")
    for kind in ("formation", "state", "fate", "marker"):
        assert state["meanings"][kind].keys() <= state["words"][kind].keys()


def test_what_is_printed_on_a_counter_is_said_with_its_meaning(french: Browser) -> None:
    counters = french.get(f"/api/games/{french.open()['game']}/counters", lang="fr")["counters"]
    grade, willingness = counters["F01"]["printed"]
    assert grade["said"].startswith("classe L")
    assert willingness["said"].startswith("valeur combative ")
    assert willingness["about"]["rule"] == "barrosa 7.4"
    assert counters["FL1"]["printed"][0]["said"].startswith("facteur de mêlée")
