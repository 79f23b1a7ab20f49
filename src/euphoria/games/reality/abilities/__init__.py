"""The abilities: one file each, named after whose it is. What its user chooses stands beside what it does.

`special` asks the choices; what the effects mean later in the turn stands where it matters.
"""

from __future__ import annotations

from euphoria.games.reality.abilities.arendal import BELT
from euphoria.games.reality.abilities.choices import Special
from euphoria.games.reality.abilities.kabuki import DASH
from euphoria.games.reality.abilities.kobayhisi import LOOSE
from euphoria.games.reality.abilities.madeleine import FASCINATE
from euphoria.games.reality.abilities.mycky import BARGAIN
from euphoria.games.reality.abilities.nikolai import MISSILE
from euphoria.games.reality.abilities.odonell import ENCOURAGE
from euphoria.games.reality.abilities.oneself import FEINT, HIDE, SHIELD
from euphoria.games.reality.abilities.richelle import CALL
from euphoria.games.reality.abilities.scauter import GIFT
from euphoria.games.reality.abilities.sooyoung import SEDUCE
from euphoria.games.reality.characters import Ability

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
