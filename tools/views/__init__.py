"""The views of the games as types, from which their JSON schemas are made (`tools/env_pages.py`)."""

from tools.views.dystopia_view import DystopiaView
from tools.views.leaders_view import LeadersView
from tools.views.parts import AnyView
from tools.views.reality_view import RealityView

VIEWS: dict[str, type[AnyView]] = {"leaders": LeadersView, "dystopia": DystopiaView, "reality": RealityView}
"""By the id of the game."""
