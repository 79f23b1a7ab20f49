"""Draws the market tiles that an observer has not seen, after a draft of tiles (D-var-2)."""

from __future__ import annotations

from euphoria.games.dystopia.components import SITES
from euphoria.games.dystopia.rules.start.drafts import offered_tiles
from euphoria.games.dystopia.state.city import City


def redeal_tiles(state: City, observer: int) -> None:
    """Draws tiles after a market draft: an observer knows that its own pick is in and its other tile is not."""
    state.tiles.faces = faces = state.tiles.faces.copy()
    seen_by, dice = state.tiles.seen_by, state.dice
    hidden = [tag for tag in state.site_tiles if not seen_by[tag] >> observer & 1]
    shown = [faces[tag] for tag in state.site_tiles if tag not in hidden]
    own = [faces[tag] for tag in offered_tiles(observer)] if observer < state.seats else []
    certain = [face for face in own if face == state.tile_picks[observer] and face not in shown]
    pool = [face for face in sorted(faces[: len(faces) - SITES]) if face not in shown and face not in own]
    dice.shuffle(pool)
    drawn = certain + [pool.pop() for _ in range(len(hidden) - len(certain))]
    dice.shuffle(drawn)
    for tag, face in zip(hidden, drawn, strict=True):
        faces[tag] = face
    _redeal_offers(state, observer, own)


def _redeal_offers(state: City, observer: int, own: list[int]) -> None:
    """Draws the tiles that the others chose from: each pick is on a site, and each tile was dealt once."""
    faces, dice = state.tiles.faces, state.dice
    on_sites = [faces[tag] for tag in state.site_tiles]
    picks = [face for face in on_sites if face not in own]
    dice.shuffle(picks)
    out = [face for face in sorted(faces[: len(faces) - SITES]) if face not in on_sites and face not in own]
    dice.shuffle(out)
    for seat in range(state.seats):
        if seat == observer:
            continue
        first, second = offered_tiles(seat)
        state.tile_picks[seat] = picks.pop()
        pair = [state.tile_picks[seat], out.pop()]
        dice.shuffle(pair)
        faces[first], faces[second] = pair
    rest = picks + out
    dice.shuffle(rest)
    faces[2 * state.seats : len(faces) - SITES] = rest
