"""`python -m grognard.server.schema`: the OpenAPI schema, for whoever writes a client."""

from __future__ import annotations

import json
import sys

from grognard.server.app import create_app


def schema_text() -> str:
    return json.dumps(create_app().openapi(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(schema_text())
