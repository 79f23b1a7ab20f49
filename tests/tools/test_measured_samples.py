"""The samples of what is measured are what the rules answer today."""

from __future__ import annotations

import json

from tools import measured_samples


def test_the_stored_answers_are_those_of_the_rules() -> None:
    stored = measured_samples.TARGET.read_text("utf-8")
    assert stored == measured_samples.written(), "run python -m tools.measured_samples"
    answers = json.loads(stored)
    assert list(answers) == list(measured_samples.QUESTIONS)
    assert answers["blast"]["touched"]
