"""The tables of a survey as files: CSV, and Parquet if polars is installed."""

from __future__ import annotations

import csv
import io
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from euphoria.arena.survey.findings import SurveyFindings
from euphoria.arena.survey.game_facts import fact_reader_of

Rows = list[dict[str, Any]]


def things(findings: SurveyFindings, language: str) -> Rows:
    """One row per thing."""
    survey = findings.survey
    reader = fact_reader_of(survey.game)
    by_chance = {kind.id: kind.by_chance for kind in reader.kinds}
    return [
        {
            "kind": one.kind,
            "name": one.name,
            "title": reader.label(one.kind, one.name, language, survey.options),
            "by_chance": by_chance[one.kind],
            **{
                field: round(value, 6) if isinstance(value, float) else value
                for field, value in zip(one._fields[2:], one[2:], strict=True)
            },
        }
        for one in findings.effects
    ]


def games(findings: SurveyFindings) -> Rows:
    """One row per game."""
    return [
        {
            "number": game.number,
            "winners": " ".join(map(str, game.winners)),
            "reason": game.reason,
            "first": game.first,
            "turns": game.turns,
            "decisions": game.decisions,
            "branching": round(game.branching, 3),
            "lead_changes": game.lead_changes,
            "comeback": game.is_comeback,
            **game.varied,
        }
        for game in findings.games
    ]


def as_csv(table: Rows) -> str:
    text = io.StringIO()
    writer = csv.DictWriter(text, list(table[0]) if table else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(table)
    return text.getvalue()


def has_parquet() -> bool:
    return find_spec("polars") is not None


def write_parquet(path: Path, table: Rows) -> None:
    import polars

    polars.DataFrame(table, infer_schema_length=None).write_parquet(path)
