"""Answers as JSON, and what the schema says of them."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import Response
from pydantic import BaseModel

from grognard.server.problem_answers import MEDIA_TYPE
from grognard.server.shapes import ProblemShape

#: what the guards before every route can answer
_ANYWHERE = (400, 403, 404, 413, 415, 422, 429)


def answer(data: Any, status: int = 200, *, cache: str = "no-store") -> Response:
    """Plain data as JSON. Checking it against its shape on every request would cost more than the rules."""
    return Response(msgspec.json.encode(data), status, {"Cache-Control": cache}, "application/json")


def told(shape: type[BaseModel], *problems: int, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """For the schema: what a route answers, and what can go wrong."""
    wrong = only(*sorted({*problems, *_ANYWHERE}))
    return {status: {"model": shape, "description": "Answer"}, **wrong}


def only(*problems: int) -> dict[int | str, dict[str, Any]]:
    """For the schema: these problems."""
    schema = {"$ref": f"#/components/schemas/{ProblemShape.__name__}"}
    told = {"description": "Problem", "content": {MEDIA_TYPE: {"schema": schema}}}
    return dict.fromkeys(problems, told)
