"""Endpoints for lessons, the taught first games. Nothing is stored: a request has all moves of the learner so far."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from euphoria.kernel.core.registry import find_game
from euphoria.kernel.frames.rewind import rewind
from euphoria.kernel.text.languages import ENGLISH, Language
from euphoria.kernel.text.narrator import Audience
from euphoria.lessons.catalog import all_lessons, find_lesson
from euphoria.lessons.lesson import Lesson
from euphoria.lessons.playing import MOST_MOVES, LessonError, LessonPosition, play
from euphoria.lessons.words import known, names, say, titles
from euphoria.server.api.schemas import ClientData, EmphasisOut
from euphoria.server.api.socket_messages import ActionPart, texts_of
from euphoria.server.api.socket_protocol import Rewind, SocketLocation, SocketWords
from euphoria.server.errors import InvalidValue, NotFound
from euphoria.server.http.client_address import address_of
from euphoria.server.http.dependencies import ServicesDep
from euphoria.server.http.routes.rules import CardOut

router = APIRouter(tags=["lessons"])

ActionForm = Annotated[list[ActionPart], Field(min_length=1, max_length=64)]


class LessonRequest(ClientData):
    moves: Annotated[list[ActionForm], Field(max_length=MOST_MOVES)]
    """All actions of the learner so far."""
    language: Language = ENGLISH


class LessonWhyRequest(LessonRequest):
    action: ActionForm


class LessonWhyOut(BaseModel):
    """Why an action is not allowed; both null if it is."""

    rule: str | None
    text: str | None


class LessonQueryRequest(LessonRequest):
    question: Annotated[str, Field(max_length=40)]
    arguments: dict[Annotated[str, Field(max_length=40)], Any] = Field(default_factory=dict)


class LessonQueryOut(BaseModel):
    """The answer to a question about the position; each question has a form of its own."""

    answer: dict[str, Any]


class LessonSummaryOut(BaseModel):
    game: str
    steps: int
    minutes: int


class LessonStepOut(BaseModel):
    id: str
    title: str
    done: bool


class LessonProgressOut(BaseModel):
    step: int
    """Index of the current step; the number of steps when all are done."""
    steps: list[LessonStepOut]
    text: str
    """The one sentence of the moment."""
    small: str
    """A line below it."""
    minutes: int
    """About how long the whole lesson takes."""
    aside: str | None
    """What the last move has brought about, if there is something to say about it."""
    wanted: list[list[str | int]]
    """The legal actions with which the lesson goes on, best first."""
    done: bool
    """The game is over."""
    won: bool
    known: list[str]
    """What the learner knows when the game is over; empty before."""


class LessonOut(BaseModel):
    """The game as the learner sees it, with the fields of the socket's `game` message, and the lesson."""

    game: str
    seat: int
    names: list[str]
    """The players' names by seat."""
    view: dict[str, Any]
    legal: list[list[str | int]]
    locations: list[SocketLocation | None]
    """For each legal action, where it leads, in games on a table that is measured."""
    outcome: dict[str, Any] | None
    since: int
    """How many of the events are from before the last move."""
    events: list[dict[str, Any]]
    """All events so far."""
    emphasis: list[EmphasisOut]
    """Who did each of them, to whom, and how heavy it is."""
    rewind: Rewind
    """JSON Patches: the first turns `view` into the view before the newest event, and so on, back to the last move."""
    words: SocketWords
    lesson: LessonProgressOut


@router.get("/lessons")
async def lessons() -> list[LessonSummaryOut]:
    """The games that have a lesson."""
    return [LessonSummaryOut(game=one.game, steps=len(one.steps), minutes=one.minutes) for one in all_lessons()]


@router.post("/lessons/{game_id}")
async def lesson(game_id: str, wish: LessonRequest) -> LessonOut:
    """Where the lesson of a game stands after these moves of the learner. An empty list begins it."""
    found = _find(game_id)
    return await asyncio.to_thread(lambda: _show(_play(found, wish), wish.language))


@router.post("/lessons/{game_id}/why")
async def lesson_why(game_id: str, wish: LessonWhyRequest) -> LessonWhyOut:
    """Why the learner may not take this action after these moves."""
    found = _find(game_id)
    position = await asyncio.to_thread(_play, found, wish)
    state, seat = position.state.copy(), position.lesson.seat
    refusal = state.why_not(seat, state.game.action(wish.action))
    if refusal is None:
        return LessonWhyOut(rule=None, text=None)
    audience = Audience(wish.language, names(position.lesson, state.seats, wish.language))
    return LessonWhyOut(rule=refusal.rule, text=state.game.narrator.why(state, refusal, audience))


@router.post("/lessons/{game_id}/query")
async def lesson_query(
    game_id: str, wish: LessonQueryRequest, request: Request, services: ServicesDep
) -> LessonQueryOut:
    """The answer to one of the game's read-only questions about the position after these moves."""
    services.limits.queries.take(address_of(request))
    found = _find(game_id)

    def asked() -> LessonQueryOut:
        state = _play(found, wish).state.copy()
        return LessonQueryOut(answer=state.query(found.seat, wish.question, **wish.arguments))

    return await asyncio.to_thread(asked)


@router.get("/lessons/{game_id}/cards")
async def lesson_cards(game_id: str, lang: Language = ENGLISH) -> list[CardOut]:
    """The cards of the game that the lesson plays, with their texts."""
    state = play(_find(game_id), ()).state
    cards = state.game.narrator.cards(state.position()["options"], lang)
    return [CardOut.model_validate(card) for card in cards]


def _find(game_id: str) -> Lesson[Any]:
    """`UnknownGame` or `NotFound`: both are answered with 404."""
    found = find_lesson(find_game(game_id))
    if found is None:
        raise NotFound("no-lesson", "this game has no lesson yet")
    return found


def _play(found: Lesson[Any], wish: LessonRequest) -> LessonPosition[Any]:
    try:
        return play(found, wish.moves)
    except LessonError as error:
        raise InvalidValue("lesson-move", str(error)) from None


def _show(position: LessonPosition[Any], language: str) -> LessonOut:
    state, seat = position.state.copy(), position.lesson.seat  # positions are shared by requests
    view, events, legal = state.view(seat), state.events(seat), state.legal(seat)
    called = names(position.lesson, state.seats, language)
    return LessonOut.model_validate(
        {
            "game": position.lesson.game,
            "seat": seat,
            "names": called,
            "view": view,
            "legal": [action.json() for action in legal],
            "locations": [state.game.location(state, seat, action) for action in legal],
            "outcome": None if state.outcome is None else state.outcome.json(),
            "since": position.since,
            "events": events,
            "emphasis": [state.game.emphasis(state, event).json() for event in events],
            "rewind": rewind(view, (frame.copy().view(seat) for frame in reversed(position.frames))),
            "words": texts_of(state, seat, 0, Audience(language, called)),
            "lesson": _progress(position, language),
        }
    )


def _progress(position: LessonPosition[Any], language: str) -> LessonProgressOut:
    said = say(position, language)
    steps = zip(position.lesson.steps, titles(position.lesson, language), position.done, strict=True)
    return LessonProgressOut(
        step=position.number,
        steps=[LessonStepOut(id=step.id, title=title, done=done) for step, title, done in steps],
        text=said.text,
        small=said.small,
        minutes=position.lesson.minutes,
        aside=said.aside,
        wanted=[action.json() for action in position.wanted],
        done=position.state.outcome is not None,
        won=position.won,
        known=known(position, language),
    )
