"""Numbers as results show them, with the decimal mark of the user's language."""

from __future__ import annotations

from euphoria.cli.terminal.screen import Screen


def decimal(value: float, screen: Screen, places: int = 1) -> str:
    return f"{value:.{places}f}".replace(".", screen.say("cli-decimal-mark"))


def per_cent(share: float, screen: Screen) -> str:
    """A share of one as per cent, without the sign."""
    return decimal(100 * share, screen)


def interval(low: float, high: float, screen: Screen) -> str:
    """A confidence interval of a share, in per cent."""
    return f"{per_cent(low, screen)} - {per_cent(high, screen)}"
