"""The sentences of `dystopia`, as they are read."""

from typing import Any

import pytest

from euphoria import State
from euphoria.games.dystopia.cards.market_tiles import TILES
from euphoria.games.dystopia.game import GAME, DystopiaState
from euphoria.games.dystopia.text import messages
from euphoria.kernel.core.state import Json
from euphoria.kernel.text.languages import REQUIRED
from tests.dystopia.play import act, do, scene, seat_of
from tests.dystopia.words import NAMES

POSITION = """
    seats: 3
    A workers: 4 4 / farm 3, site-e1 5
    A goods: 1 energy, 1 gold, 4 water, 1 bliss, 1 food
    A hand: book, book, bat, bear
    A morale: 4
    A recruits: Kaden / Kyle
    A dilemma: book
    B workers: 3 / euphorian-tunnel 5
    tiles: s1 spa B, e2 courthouse
    miners: euphorian 9
"""


def spoken(state: State, who: str, kind: str, *words: str | int) -> tuple[str, ...]:
    """An action as its player reads it, in English and in Spanish."""
    action = act(state, who, kind, *words)
    return tuple(messages.action(city(state), seat_of(who), action, language, NAMES) for language in REQUIRED)


def city(state: State) -> DystopiaState:
    assert isinstance(state, DystopiaState)
    return state


@pytest.mark.parametrize(
    ("action", "en", "es"),
    [
        (("place", 4, "farm"), "Place the 4 on the Farm (free)", "Colocar el 4 en la Granja (gratis)"),
        (("place", 4, "euphorian-tunnel"), "Place the 4 on the Euphorian tunnel (1 energy), bumping Bo's 5",
         "Colocar el 4 en el túnel euphoriano (1 de energía) y expulsar al 5 de Bo"),
        (("place", 4, "euphorian-tunnel-end"), "Place the 4 at the end of the Euphorian tunnel (gain 2 knowledge)",
         "Colocar el 4 al final del túnel euphoriano (ganar 2 de conocimiento)"),
        (("place", 4, "market-s1"), "Place the 4 at the Spa of Fleeting Pleasure (4 water and 1 artifact)",
         "Colocar el 4 en el Spa del placer fugaz (4 de agua y 1 artefacto)"),
        (("place", 4, "site-e2 stone"), "Place the 4 on construction site E2 (1 stone)",
         "Colocar el 4 en el emplazamiento E2 (1 de piedra)"),
        (("place", 4, "breeze-bar"), "Place the 4 at the Breeze Bar (1 bliss and 1 commodity other than bliss)",
         "Colocar el 4 en el Bar de la brisa (1 de felicidad y 1 producto que no sea felicidad)"),
        (("retrieve", "farm", "site-e1"), "Bring home the 3 from the Farm and the 5 from construction site E1",
         "Recuperar el 3 de la Granja y el 5 del emplazamiento E1"),
        (("dilemma", "fight"), "Complete your ethical dilemma: fight (Read a Book)",
         "Completar tu dilema ético: luchar (Leer un libro)"),
        (("dilemma", "contribute"), "Complete your ethical dilemma: contribute (Burn a Book)",
         "Completar tu dilema ético: contribuir (Quemar un libro)"),
        (("star", "icarite"), "Put the star in Icarite territory", "Poner la estrella en el territorio icarita"),
        (("star", "s1"), "Put the star on the market tile Spa of Fleeting Pleasure",
         "Poner la estrella en la loseta de mercado Spa del placer fugaz"),
        (("offer", 1, 4, 11), "Offer Bo 1 gold for a book", "Ofrecer a Bo 1 de oro por un libro"),
    ],
)  # fmt: skip
def test_actions_read_well(action: tuple[Any, ...], en: str, es: str) -> None:
    assert spoken(scene(POSITION), "A", *action) == (en, es)


def test_a_tile_that_is_face_down_is_not_named() -> None:
    """Neither where it could be built, nor for a star, nor among tiles that were never dealt."""
    state = scene(POSITION)
    forms: list[tuple[Any, ...]] = [("place", 4, "market-e2"), ("star", "e2"), ("pick-tile", 0), ("pick-tile", 1)]
    for form in forms:
        said = spoken(state, "A", *form)[0]
        assert not any(messages.tile(tile.id, "en") in said for tile in TILES), said
    assert "nobody knows yet" in spoken(state, "A", "place", 4, "market-e2")[0]


def test_a_recruit_that_nobody_has_drawn_is_not_named() -> None:
    assert spoken(scene(POSITION), "A", "keep-new", 1)[0] == "Keep 2"


def test_offers_to_anybody_have_words() -> None:
    state = scene(POSITION)
    assert spoken(state, "A", "offer", 5, 4, 11)[0] == "Offer Fay 1 gold for a book"
    nameless = messages.action(city(state), 0, act(state, "A", "offer", 5, 4, 11), "es")
    assert nameless == "Ofrecer a Jugador 6 1 de oro por un libro"
    many = GAME.action(["offer-many", 1, 0, 0, 0, 0, 2, *[0] * 8, *[0] * 11, 3, 0])
    assert messages.action(city(state), 0, many, "en", NAMES) == "Offer Bo 2 gold for 3 books"


def test_ways_to_pay() -> None:
    state = scene(POSITION)
    do(state, "A", "place", 4, "market-s1")
    offered = {messages.action(city(state), 0, action, "en") for action in state.legal(0)}
    assert offered == {"Pay 4 water and a book", "Pay 4 water and a bat", "Pay 4 water and a bear"}


def test_a_recruit_is_used_for_what_it_answers() -> None:
    """Chase has two abilities; each is spoken of in its time."""
    state = scene("A workers: 4 4\nA goods: 3 energy, 1 food\nA recruits: Chase\nrolls: 2")
    assert spoken(state, "A", "use", "Chase")[0].startswith("Use Chase the Miner (sacrifice the worker")
    do(state, "A", "place", 4, "tank-left")
    assert spoken(state, "A", "use", "Chase") == (
        "Use Chase the Miner: place it at once",
        "Usar Chase the Miner: colocarlo enseguida",
    )
    assert spoken(state, "A", "pass") == ("Do not use Chase the Miner", "No usar Chase the Miner")


@pytest.mark.parametrize(
    ("recruit", "more", "space", "cost"),
    [
        ("Flartner", "A hand: book", "site-e1 gold", "1 gold, or 1 artifact"),
        ("Michael", "A goods: 1 clay", "site-e1 gold", "1 gold, or 1 resource"),
        ("Josh", "tiles: e1 courthouse B", "market-e1", "4 energy and 1 stone, or 4 energy and 1 bliss"),
        ("Brian", "tiles: e1 registry B", "market-e1", "4 bliss or food in any mix and 1 artifact"),
        ("Brian", "", "breeze-bar", "1 bliss or 1 food and 1 commodity other than bliss"),
        ("Matthew", "B workers: 1 / euphorian-tunnel 3", "euphorian-tunnel", "1 energy, or gain 1 knowledge"),
        ("-", "tiles: e1 courthouse B", "ark", "3 artifacts"),
        ("D-v02", "recruits: revised", "ark", "3 artifacts, or 2 of the same kind, or 1 artifact"),
        ("D-v15", "recruits: revised", "wind-saloon", "3 artifacts, or 2 of the same kind, and lose 1 morale"),
        ("D-v15", "recruits: revised", "cloud-mine", "lose 1 morale"),
    ],
)
def test_costs_are_those_of_the_player_who_places(recruit: str, more: str, space: str, cost: str) -> None:
    state = scene(f"A workers: 4\nA morale: 2\nA recruits: {recruit}\n{more}")
    assert f"({cost})" in spoken(state, "A", "place", 4, space)[0]


def test_a_further_worker_costs_morale_where_the_table_wants_it() -> None:
    state = scene("double_rule: yes\nA workers: 4 4\nA morale: 3")
    assert spoken(state, "A", "place", 4, "farm")[0] == "Place the 4 on the Farm (free)"
    do(state, "A", "place", 4, "farm")
    assert spoken(state, "A", "place", 4, "farm")[0] == "Place the 4 on the Farm (lose 1 morale)"


def test_feeding_says_what_it_brings() -> None:
    state = scene("A workers: 4 / farm 3\nA goods: 1 food, 1 energy\nA recruits: Jefferson\ntiles: e1 cafeteria B")
    do(state, "A", "retrieve", "farm")
    assert spoken(state, "A", "feed", "food")[1] == "Darles 1 de comida (ganar 2 de moral)"
    assert spoken(state, "A", "feed", "energy")[0] == "Feed them 1 energy (lose 1 knowledge and gain 1 morale)"
    assert spoken(state, "A", "feed", "nothing")[0] == "Feed them nothing (lose 2 morale)"
    yordy = scene("A workers: 4 / farm 3\nA goods: 1 food\nA recruits: Yordy")
    do(yordy, "A", "retrieve", "farm")
    assert spoken(yordy, "A", "feed", "nothing")[1] == "No darles nada (no te cuesta moral)"


def test_what_is_accepted_or_refused() -> None:
    zong = scene("recruits: revised\nA recruits: Zong\nA workers: 4\nA morale: 2\nB workers: 1")
    do(zong, "A", "place", 4, "cloud-mine")
    do(zong, "A", "use", "Zong")
    assert spoken(zong, "B", "accept") == ("Accept: you gain 1 bliss", "Aceptar: ganas 1 de felicidad")
    trade = scene("trade: yes\nA workers: 4\nA goods: 1 gold\nB hand: book")
    do(trade, "A", "offer", 1, 4, 11)
    assert spoken(trade, "B", "accept")[0] == "Accept: give a book and get 1 gold"
    assert spoken(trade, "B", "refuse")[1] == "Rechazar la oferta"


def test_bliss_may_be_paid_with_food_and_then_a_die_is_set() -> None:
    state = scene("""
        recruits: revised
        turn: B
        A recruits: Amanda, Brian
        A goods: 1 bliss, 1 food
        A workers: 4 / euphorian-tunnel 2
        B workers: 3
        B goods: 1 energy
    """)
    do(state, "B", "place", 3, "euphorian-tunnel")
    do(state, "A", "use", "Amanda")
    assert spoken(state, "A", "lose", "food") == ("Pay 1 food", "Pagar 1 de comida")
    do(state, "A", "lose", "food")
    assert spoken(state, "A", "set", 3) == ("Set the die to 3", "Fijar el dado en 3")
    assert spoken(state, "A", "lose", "food")[0] == "Lose 1 food"


def test_a_placement_reads_well_in_the_log() -> None:
    state = scene(POSITION + "    rolls: 2\n    pile: game, bat")
    since = len(state.log)
    do(state, "A", "place", 4, "euphorian-tunnel")
    do(state, "A", "draw")
    said = {
        language: [messages.event(event, language, NAMES) for event in state.events(None, since)]
        for language in REQUIRED
    }
    assert said["en"][:4] == [
        "Ana places a 4 on the Euphorian tunnel.",
        "Bo's 5 is bumped from the Euphorian tunnel.",
        "Bo rolls a 2.",
        "Ana pays 1 energy.",
    ]
    assert "Ana draws an artifact." in said["en"]
    assert "Ana draws an artifact: a game." in [messages.event(event, "en", NAMES) for event in state.events(0, since)]
    assert said["es"][:4] == [
        "Ana coloca un 4 en el túnel euphoriano.",
        "El 5 de Bo es expulsado del túnel euphoriano.",
        "Bo saca un 2.",
        "Ana paga 1 de energía.",
    ]


@pytest.mark.parametrize(
    ("event", "en", "es"),
    [
        ({"event": "goods", "seat": 1, "good": "gold", "count": 2}, "Bo gains 2 gold.", "Bo gana 2 de oro."),
        ({"event": "goods", "seat": 1, "good": "gold", "count": -1}, "Bo pays 1 gold.", "Bo paga 1 de oro."),
        ({"event": "knowledge", "seat": 1, "steps": -2}, "Bo loses 2 knowledge.", "Bo pierde 2 de conocimiento."),
        ({"event": "morale", "seat": 1, "steps": 1}, "Bo gains 1 morale.", "Bo gana 1 de moral."),
        ({"event": "allegiance", "faction": "wastelander", "count": 8}, "Wastelander allegiance rises to 8.",
         "La lealtad del Yermo sube a 8."),
        ({"event": "miner", "faction": "subterran", "count": 6}, "The Subterran miner reaches step 6.",
         "El minero subterráneo llega al paso 6."),
        ({"event": "star", "seat": 0, "spot": 2}, "Ana puts an authority star in Wastelander territory.",
         "Ana pone una estrella de autoridad en el territorio del Yermo."),
        ({"event": "star", "seat": 0, "spot": 6}, "Ana puts an authority star on the market tile S1.",
         "Ana pone una estrella de autoridad en la loseta de mercado S1."),
        ({"event": "star", "seat": 0, "spot": 10}, "Ana puts an authority star on their ethical dilemma.",
         "Ana pone una estrella de autoridad en su dilema ético."),
        ({"event": "star", "seat": 0, "spot": 11, "recruit": "D-r01"},
         "Ana puts an authority star on Maxime the Ambassador.",
         "Ana pone una estrella de autoridad sobre Maxime the Ambassador."),
        ({"event": "built", "site": 5, "tile": "spa"}, "Market W2 is built: Spa of Fleeting Pleasure.",
         "Se construye el mercado W2: Spa del placer fugaz."),
        ({"event": "drew", "seat": 2, "artifact": "bifocals"}, "Cai draws an artifact: bifocals.",
         "Cai roba un artefacto: unas bifocales."),
        ({"event": "drew", "seat": 2, "artifact": None}, "Cai draws an artifact.", "Cai roba un artefacto."),
        ({"event": "fed", "seat": 2, "good": "food"}, "Cai feeds the workers 1 food.",
         "Cai da 1 de comida a los trabajadores."),
        ({"event": "fed", "seat": 2, "good": None}, "Cai feeds the workers nothing.",
         "Cai no da nada a los trabajadores."),
        (
            {"event": "knowledge-stays", "seat": 0, "steps": 2},
            "Ana's knowledge is at its highest: 2 more is not gained.",
            "El conocimiento de Ana está en el máximo: no gana 2 más.",
        ),
        (
            {"event": "no-star", "seat": 1, "left": 3, "faction": "icarite"},
            "Icarite territory has no room for Bo's authority star: it is not placed.",
            "En el territorio icarita no cabe la estrella de autoridad de Bo: no se coloca.",
        ),
        ({"event": "paid", "seat": 0, "paid": [0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 1, 0]},
         "Ana pays 1 gold, 2 bunches of balloons and a book.", "Ana paga 1 de oro, 2 ramos de globos y un libro."),
        ({"event": "set", "seat": 1, "number": 4}, "Bo's die is set to 4.", "Un dado de Bo queda fijado en 4."),
        ({"event": "loses", "seat": 1, "good": "clay"}, "Bo loses 1 clay.", "Bo pierde 1 de arcilla."),
        ({"event": "shown", "seat": 1, "artifact": "bat"}, "Bo shows an artifact: a bat.",
         "Bo enseña un artefacto: un bate."),
        ({"event": "used", "seat": 0, "recruit": "D-r01"}, "Ana uses Maxime the Ambassador.",
         "Ana usa Maxime the Ambassador."),
        ({"event": "markers", "seat": 0, "morale": 0, "knowledge": 3}, "Ana begins with knowledge 3.",
         "Ana empieza con conocimiento 3."),
        ({"event": "reshuffled", "count": 1}, "The deck had run out: the one discard is the new deck.",
         "El mazo se había agotado: el único descarte es el nuevo mazo."),
        ({"event": "ended", "winners": [1], "scores": [3, 10], "reason": "stars"},
         "Bo has placed the last of 10 authority stars and wins. A better dystopia is complete.",
         "Bo ha colocado la última de sus 10 estrellas de autoridad y gana. Una distopía mejor ya está completa."),
    ],
)  # fmt: skip
def test_an_event_reads_well(event: Json, en: str, es: str) -> None:
    assert (messages.event(event, "en", NAMES), messages.event(event, "es", NAMES)) == (en, es)


def test_a_dilemma_and_a_site_have_names() -> None:
    assert messages.dilemma("burn-a-book", "en") == "Read a Book / Burn a Book"
    assert messages.dilemma("read-a-book", "es") == "Leer un libro / Quemar un libro"
    assert [messages.site("e1", language) for language in REQUIRED] == ["Construction Site E1", "Emplazamiento E1"]
