"""What recruits, tiles and costs say: what their declarations say, in the numbers of the ledger."""

import re
import tomllib

import pytest

from euphoria.games.dystopia.cards import effects
from euphoria.games.dystopia.cards.ability import IFS, WHENS
from euphoria.games.dystopia.cards.effects import EFFECTS
from euphoria.games.dystopia.cards.market_tiles import TILES, Tile
from euphoria.games.dystopia.cards.payment_ways import WAYS
from euphoria.games.dystopia.cards.recruits import RECRUITS, Recruit
from euphoria.games.dystopia.components import BLISS, ENERGY, FOOD, GOLD, GOODS, WATER
from euphoria.games.dystopia.costs import ANY_ONE, ANY_RESOURCE, FREE, THREE_OR_PAIR, Cost, of, with_good_for
from euphoria.games.dystopia.text import cost_text, messages, recruit_text
from euphoria.kernel.files.data_folders import folder
from euphoria.kernel.text.languages import REQUIRED
from tests.locale_keys import every_language

LEDGER = {rule["id"]: rule for rule in tomllib.loads((folder("rules") / "dystopia.toml").read_text("utf-8"))["rule"]}
every_recruit = pytest.mark.parametrize("recruit", RECRUITS, ids=[recruit.rule for recruit in RECRUITS])


def well_made(said: str) -> bool:
    wrong = ("{", "}", "None", "  ", " ,", " .", " ;", " de el ", " a el ")
    return not any(part in said for part in wrong) and said[0].isupper() and said.endswith(".")


def numbers(said: str) -> list[str]:
    return sorted(re.findall(r"\d+", said))


# Costs and tiles.


@pytest.mark.parametrize(
    ("cost", "en", "es"),
    [
        (FREE, "free", "gratis"),
        (Cost((of(4, WATER),), ANY_ONE), "4 water and 1 artifact", "4 de agua y 1 artefacto"),
        (Cost((of(3, *ANY_RESOURCE),)), "any 3 resources", "3 recursos cualesquiera"),
        (Cost(artifacts=THREE_OR_PAIR), "3 artifacts, or 2 of the same kind", "3 artefactos, o 2 del mismo tipo"),
        (Cost((of(2, ENERGY, WATER, FOOD),)), "2 commodities other than bliss", "2 productos que no sean felicidad"),
        (with_good_for(Cost((of(4, BLISS),)), FOOD, BLISS), "4 bliss or food in any mix",
         "4 de felicidad o comida, en cualquier mezcla"),
    ],
)  # fmt: skip
def test_costs_in_words(cost: Cost, en: str, es: str) -> None:
    assert (messages.cost(cost, "en"), messages.cost(cost, "es")) == (en, es)


@every_language
def test_every_way_to_pay_reads_differently(language: str) -> None:
    said = {cost_text.paid(way, language) for way in WAYS if way}
    assert len(said) == len([way for way in WAYS if way])


@pytest.mark.parametrize("language", REQUIRED)
@pytest.mark.parametrize("tile", TILES, ids=[tile.id for tile in TILES])
def test_a_tile_says_what_the_ledger_says(tile: Tile, language: str) -> None:
    said = messages.tile_text(tile, language)
    assert well_made(said)
    assert messages.cost(tile.cost, language) in said
    assert said.partition(". ")[2] == LEDGER[tile.rule][language].partition(". ")[2]
    assert messages.tile(tile.id, language) == LEDGER[tile.rule][f"name_{language}"]


# Recruits.


@every_language
def test_the_recruits_read_differently(language: str) -> None:
    said = [recruit_text.text(recruit, language) for recruit in RECRUITS]
    assert len(set(said)) == len(said) == len(RECRUITS)


IN_OTHER_WORDS = {"D-r35"}
"""Geek draws 1 more in the ledger, and 2 instead of one in our text."""


@every_recruit
def test_a_recruit_has_the_name_and_the_numbers_of_the_ledger(recruit: Recruit) -> None:
    for language in REQUIRED:
        said = recruit_text.text(recruit, language)
        assert well_made(said)
        assert recruit.name == LEDGER[recruit.rule][f"name_{language}"]
        if recruit.rule not in IN_OTHER_WORDS:
            assert numbers(said) == numbers(LEDGER[recruit.rule][language]), said


STEPS = {effects.KNOWLEDGE: ("knowledge", "conocimiento"), effects.MORALE: ("morale", "moral")}
SENSE = {
    effects.DRAW: ("draw {0} artifact", "rob(as|ar) (además )?{0} artefacto"),
    effects.TUNNEL_GOODS: ("gain {0} more of that tunnel's resource", "ganas {0} más del recurso de ese túnel"),
    effects.MINER: ("miner moves {0} step", "minero avanza {0} paso"),
    effects.ALLEGIANCE: ("raise Euphorian allegiance by {1}", "subir {1} la lealtad euphoriana"),
    effects.OWNER_KNOWLEDGE: ("its owner gains {0} knowledge", "su dueño gana {0} de conocimiento"),
    effects.OWNER_GOLD: ("give its owner {0} gold", "dar {0} de oro a su dueño"),
    effects.ARTIFACT: ("discard {0} artifact", "descartar {0} artefacto"),
    effects.SACRIFICE_VISITOR: ("sacrifice the worker", "sacrificar el trabajador"),
    effects.SACRIFICE_RETRIEVED: ("sacrifice one of those", "sacrificar uno de esos"),
    effects.OTHERS_KNOWLEDGE: ("all other players .* gain {0} knowledge", "todos los demás .* ganan {0} de"),
    effects.STAR_HERE: ("place 1 authority star more", "colocas 1 estrella de autoridad más"),
    effects.STAR_IN_TERRITORY: ("star more in that territory", "estrella de autoridad más en ese territorio"),
    effects.SET_DIE: ("you set the die", "fijas el dado"),
    effects.SET_TO_VISITOR: ("set to the number of your worker", "se fija en el número de tu trabajador"),
    effects.PAY_BLISS: ("(pay|give that player) 1 bliss", "(pagar|darle) 1 de felicidad"),
    effects.DRAW_TWO_KEEP_ONE: ("draw 2 artifacts and discard 1", "robas 2 artefactos y descartas 1"),
    effects.OPPONENTS_MAY: ("each opponent may", "cada rival puede"),
    effects.INSTEAD_OF_MORALE: ("instead of gaining 2 morale", "en lugar de ganar 2 de moral"),
    effects.PLACE_NEW_WORKER: ("place it at once", "colocarlo enseguida"),
    effects.FACE_UP_DRAW: ("draw {0} artifacts", "en su lugar {0} artefactos"),
    effects.DRAW_MORE: ("draw {0} artifacts instead and discard {1}", "{0} artefactos y descartas {1}"),
    effects.SET_RETRIEVED: ("set one of the dice", "fijas uno de los dados"),
    effects.HELPED_OR_NOT: ("if you helped", "si ayudaste"),
}
"""What must be in the text of a recruit with this operation."""


def sense(op: effects.Op, which: int) -> list[str]:
    what, x, y = op
    if what in STEPS:
        verb = (("gain", "lose"), ("gana", "p(ie|e)rde"))[which][x < 0]
        return [f"{verb}.*? {abs(x)} (de )?{STEPS[what][which]}"]
    if what == effects.GOOD:
        return [f"{abs(y)} (de )?{messages.good(GOODS[x], REQUIRED[which])}"]
    if what == effects.ANY:
        return [f"{y} {(('commodity', 'producto'), ('resource', 'recurso'))[x >= 1 << GOLD][which]}"]
    if what == effects.BOOK_OR_OTHER:
        ops = (*EFFECTS[x], *EFFECTS[y])
        return [("With a book", "Con un libro")[which], *(part for one in ops for part in sense(one, which))]
    if what == effects.ONE_OF:
        return [*sense(EFFECTS[x][0], which), *sense(EFFECTS[y][0], which), (" or ", " o ")[which]]
    return [SENSE[what][which].format(x, y)]


@every_recruit
def test_a_recruit_says_its_price_its_gain_and_its_place(recruit: Recruit) -> None:
    for which, language in enumerate(REQUIRED):
        said = recruit_text.text(recruit, language)
        for ability in recruit.abilities:
            for op in (*EFFECTS[ability.price], *EFFECTS[ability.gain]):
                for words in sense(op, which):
                    assert re.search(words, said), words
            if ability.may:
                assert (" you may ", " puedes ")[which] in said
            assert (("once a turn", "una vez por turno")[which] in said) == ability.once_a_turn
            for spot in recruit_text.spots(ability):
                if spot not in recruit_text.GROUPS:
                    assert messages.space(spot, language, "on").lower() in said.lower()


@pytest.mark.parametrize(
    ("rule", "en", "es"),
    [
        ("D-r01", "When you bump another player's worker, you may lose 2 morale; then its owner gains 1 knowledge, and "
         "you draw 1 artifact.",
         "Cuando expulsas al trabajador de otro jugador, puedes perder 2 de moral; entonces su dueño gana 1 de "
         "conocimiento y tú robas 1 artefacto."),
        ("D-r11", "On the Cloud Mine, alone, you also lose 1 knowledge or gain 1 bliss.",
         "En la Mina de nubes, a solas, pierdes además 1 de conocimiento o ganas 1 de felicidad."),
        ("D-v06", "When you place an authority star, you may discard 1 artifact; then you gain 1 energy, and you lose "
         "1 knowledge or gain 1 morale. With a book it is instead: you gain 2 energy, you lose 2 knowledge, and you "
         "gain 2 morale.",
         "Cuando colocas una estrella de autoridad, puedes descartar 1 artefacto; entonces ganas 1 de energía, y "
         "pierdes 1 de conocimiento o ganas 1 de moral. Con un libro es, en cambio: ganas 2 de energía, pierdes 2 de "
         "conocimiento y ganas 2 de moral."),
        ("D-r27", "When you pay bliss to retrieve, you may lose 2 knowledge instead of gaining 2 morale.",
         "Cuando pagas felicidad para recuperar, puedes perder 2 de conocimiento en lugar de ganar 2 de moral."),
        ("D-v14", "On a construction site, you may raise Euphorian allegiance by 1.",
         "En un emplazamiento de construcción, puedes subir 1 la lealtad euphoriana."),
    ],
)  # fmt: skip
def test_recruits_read_well(rule: str, en: str, es: str) -> None:
    recruit = messages.recruit(rule)
    assert (recruit_text.text(recruit, "en"), recruit_text.text(recruit, "es")) == (en, es)


# Icons.


@pytest.mark.parametrize(
    ("rule", "icons"),
    [
        ("D-r01", ["bumping", "bumped-other", "lose-morale", "lose-morale", "arrow", "owner-knowledge", "draw"]),
        ("D-r02", ["bumping", "tunnels", "tank", "bumped-other", "owner-gold", "arrow", "draw", "draw"]),
        ("D-r05", ["artifact-on-sites"]),
        ("D-r11", ["area", "cloud-mine", "alone", "lose-knowledge", "or", "bliss"]),
        ("D-r33", ["tunnel", "tunnels", "sacrifice", "arrow", "tunnel-resource", "tunnel-resource", "line",
                   "worker-rolled", "arrow", "place-new-worker"]),
    ],
)  # fmt: skip
def test_icons_follow_the_declaration(rule: str, icons: list[str]) -> None:
    assert recruit_text.icons(messages.recruit(rule)) == icons


@every_recruit
def test_a_recruit_has_icons_for_every_part(recruit: Recruit) -> None:
    found = recruit_text.icons(recruit)
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", icon) for icon in found)
    for ability in recruit.abilities:
        assert WHENS[ability.when] in found
        assert {IFS[condition] for condition in (*ability.only_if, *ability.either)} <= set(found)
        if ability.may:
            assert "arrow" in found
    assert [other.rule for other in RECRUITS if recruit_text.icons(other) == found] == [recruit.rule]
