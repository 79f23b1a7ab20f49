"""What an artifact does, in words put together from its declaration, so that text and behaviour cannot differ.

Each effect is a sentence (`leaders-verb-*`), and each choice a phrase in it (`leaders-choice-*`). The first
time a choice is spoken of it is "another player"; after that it is "that player".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from euphoria.games.leaders.cards import decks
from euphoria.games.leaders.cards.decks import CHOICES, SEAT_CHOICES, TRIGGERS, Artifact, Verb
from euphoria.games.leaders.cards.verbs import ArtifactVerb
from euphoria.games.leaders.rules import artifact_effects as effects
from euphoria.kernel.text.messages import Words, words

GUN_VERBS: Final = frozenset({"drop", "take-gun", "aim"})
"""They speak of the gun of their first choice: a holder is just another player there."""

TOGETHER: Final = {("look-at-all", "show"): "look-and-show", ("show", "look-at-all"): "look-and-show"}
"""Two effects on the same player that make one sentence."""

IN_PAIRS: Final = frozenset({"look", "expose", "hide"})
"""Done to two recruits that are chosen alike, they make one sentence."""


def artifact_name(artifact: Artifact, language: str) -> str:
    return artifact.names.name(language)


def artifact_effect(artifact: Artifact, language: str, edition: str) -> str:
    """What it does, without saying when."""
    speech = words(language)
    return " ".join(_capital(sentence) for sentence in _Card(artifact, speech, edition).sentences())


def artifact_text(artifact: Artifact, language: str, edition: str) -> str:
    """What it does, and for a reaction, when."""
    speech = words(language)
    sentences = list(_Card(artifact, speech, edition).sentences())
    if artifact.leaves_game:
        sentences.append(speech.say("leaders-leaves-game"))
    begun = [_capital(sentence) for sentence in sentences]
    if artifact.reaction:
        begun[0] = f"{speech.say(f'leaders-trigger-{TRIGGERS[artifact.trigger]}')} {sentences[0]}"
    return " ".join(begun)


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


class _Card:
    """One reading of a card, from its first effect to its last."""

    def __init__(self, artifact: Artifact, speech: Words, edition: str) -> None:
        self.artifact = artifact
        self.edition = edition
        self.choices = artifact.choices
        self.alike = len(self.choices) == 2 and self.choices[0] == self.choices[1]
        self.speech = speech
        self.spoken: list[int] = []  # the choices spoken of so far, in this order
        self.moved = False  # recruits have changed places: a place is no longer the recruit that was chosen

    def sentences(self) -> Iterator[str]:
        verbs = self.artifact.verbs
        at = 0
        while at < len(verbs):
            two = self.two_in_one(verbs[at : at + 2])
            yield two or self.one(verbs[at])
            at += 2 if two else 1

    def two_in_one(self, verbs: Sequence[Verb]) -> str:
        if len(verbs) < 2:
            return ""
        (verb, first, _), (next_verb, next_first, _) = verbs
        names = verb.name, next_verb.name
        if names in TOGETHER and first == next_first:
            return self.say(TOGETHER[names], first=self.phrase(verb, first))
        if verb is next_verb and verb.name in IN_PAIRS and first != next_first and self.is_new_pair():
            choice = "exposed" if self.choices[0] == decks.EXPOSED else "pair"
            return self.say(verb.name, first=self.pair(), choice=choice)
        return ""

    def one(self, effect: Verb) -> str:
        verb, first, second = effect
        if verb is effects.swap and self.is_new_pair():
            self.moved = True
            return self.say("swap-pair", first=self.pair())
        args = {}
        if first >= 0:
            args["choice"] = "same" if first in self.spoken else CHOICES[self.choices[first]]
            args["first"] = self.phrase(verb, first, verb.name in GUN_VERBS)
        if second >= 0:
            args["second"] = self.phrase(verb, second)
        self.moved = self.moved or verb in (effects.swap, effects.shuffle)
        return self.say(verb.name, **args)

    def say(self, verb: str, **args: str) -> str:
        if self.artifact.reaction:
            args["trigger"] = TRIGGERS[self.artifact.trigger]
        return self.speech.say(f"leaders-verb-{verb}", edition=self.edition, **args)

    # Choices.

    def is_new_pair(self) -> bool:
        """Two recruits, chosen alike, that have not been spoken of."""
        return self.alike and self.choices[0] not in SEAT_CHOICES and not self.spoken

    def pair(self) -> str:
        self.spoken += [0, 1]
        return self.speech.say(f"leaders-choice-{CHOICES[self.choices[0]]}", mention="pair", edition=self.edition)

    def phrase(self, verb: ArtifactVerb, index: int, has_the_gun: bool = False) -> str:
        if index in self.spoken:
            return self.again(index)
        choice = self.choices[index]
        mention = self.mention(verb, choice)
        self.spoken.append(index)
        word = decks.OTHER if choice == decks.HOLDER and has_the_gun else choice
        return self.speech.say(f"leaders-choice-{CHOICES[word]}", mention=mention, edition=self.edition)

    def mention(self, verb: ArtifactVerb, choice: int) -> str:
        """How a choice is spoken of for the first time, after the other one or before it."""
        if choice == decks.TARGET and verb is effects.aim and self.spoken:
            return "aimed"
        if self.spoken and self.alike:
            return "different"
        if self.spoken and self.choices[self.spoken[0]] != decks.OWN:
            return "any"
        return "new"

    def again(self, index: int) -> str:
        """A choice that has been spoken of."""
        choice = self.choices[index]
        if choice == decks.HIDDEN_OF_EACH_HOLDER:
            return self.speech.say("leaders-same-recruit", which="all")
        if choice in SEAT_CHOICES:  # a recruit of another player speaks of a player too
            thing, alike = "player", [other for other in self.spoken if self.choices[other] != decks.OWN]
        else:
            thing, alike = "recruit", [other for other in self.spoken if self.choices[other] not in SEAT_CHOICES]
        if thing == "recruit" and self.moved:
            thing = "place"
        which = "only" if len(alike) == 1 else ("first", "second")[alike.index(index)]
        return self.speech.say(f"leaders-same-{thing}", which=which)
