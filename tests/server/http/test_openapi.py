"""Whatever the OpenAPI allows to be sent, and what it does not, is answered as it says, and is no fault of ours."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import SearchStrategy, one_of
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import load_all_checks, not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks

from tests.server.house import Guest, House

Operation = APIOperation[Any, Any, Any, Any]
AnyCase = Case[Any]

load_all_checks()
CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]


def cases(operation: Operation, table_id: str) -> SearchStrategy[AnyCase]:
    """What fits the description, at any table and at one that is there, and what does not fit it."""
    anywhere = operation.as_strategy(GenerationMode.POSITIVE)
    wrong = operation.as_strategy(GenerationMode.NEGATIVE) if _may_be_wrong(operation) else anywhere
    if "{table_id}" not in operation.path:
        return one_of(anywhere, wrong)
    known = {"table_id": table_id} | {name: 0 for name in ("number",) if f"{{{name}}}" in operation.path}
    return one_of(anywhere, operation.as_strategy(GenerationMode.POSITIVE, path_parameters=known), wrong)


def _may_be_wrong(operation: Operation) -> bool:
    """Whether anything is sent with it that could be."""
    return bool(list(operation.iter_parameters()) or operation.body)


def try_all(house: House, examples: int) -> int:
    described = schemathesis.openapi.from_dict(house.ask("GET", "/api/openapi.json").json())
    tried = 0
    for found in described.get_all_operations():
        assert isinstance(found, Ok)
        tried += try_one(found.ok(), house.guest(), examples)
        house.send_home()
    return tried


def try_one(operation: Operation, ana: Guest, examples: int) -> int:
    tried = 0
    table_id: str = ana.make("me", "open", "bot", "bot")["table"]["id"]
    cookies = dict(ana.http.cookies)

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    @given(case=cases(operation, table_id))
    def try_case(case: AnyCase) -> None:
        nonlocal tried
        tried += 1
        answer = case.call(base_url=ana.house.url, cookies=cookies)
        case.validate_response(answer, checks=CHECKS)

    try_case()
    return tried


def test_every_route_answers_as_it_is_described(house: House) -> None:
    assert try_all(house, 5) > 80


@pytest.mark.soak
def test_every_route_answers_as_it_is_described_at_length(house: House) -> None:
    assert try_all(house, 300) > 3000
