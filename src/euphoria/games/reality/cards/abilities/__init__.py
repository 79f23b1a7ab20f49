"""The abilities: one file each, named after whose it is. What its user chooses stands beside what it does.

`special` asks the choices; what the effects mean later in the turn stands where it matters.
"""

from __future__ import annotations

from euphoria.games.reality.cards.abilities.arendal import BELT
from euphoria.games.reality.cards.abilities.choices import Special
from euphoria.games.reality.cards.abilities.kabuki import DASH
from euphoria.games.reality.cards.abilities.kobayhisi import LOOSE
from euphoria.games.reality.cards.abilities.madeleine import FASCINATE
from euphoria.games.reality.cards.abilities.mycky import BARGAIN
from euphoria.games.reality.cards.abilities.nikolai import MISSILE
from euphoria.games.reality.cards.abilities.odonell import ENCOURAGE
from euphoria.games.reality.cards.abilities.oneself import FEINT, HIDE, SHIELD
from euphoria.games.reality.cards.abilities.richelle import CALL
from euphoria.games.reality.cards.abilities.scauter import GIFT
from euphoria.games.reality.cards.abilities.sooyoung import SEDUCE
from euphoria.games.reality.cards.characters import Ability

ABILITIES: dict[Ability, Special] = {
    Ability.MISSILE: MISSILE,
    Ability.DASH: DASH,
    Ability.FASCINATE: FASCINATE,
    Ability.ENCOURAGE: ENCOURAGE,
    Ability.CALL: CALL,
    Ability.SEDUCE: SEDUCE,
    Ability.HIDE: HIDE,
    Ability.SHIELD: SHIELD,
    Ability.GIFT: GIFT,
    Ability.BELT: BELT,
    Ability.FEINT: FEINT,
    Ability.BARGAIN: BARGAIN,
    Ability.LOOSE: LOOSE,
}
