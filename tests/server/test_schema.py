"""The published schema, and the server held against it by a machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.server.real_server import Running

from grognard.puzzles.puzzle import puzzles
from grognard.server.schema import schema_text

#: requests made up for each route
EXAMPLES = 200 if os.environ.get("GROGNARD_SOAK") else 6
SCHEMATHESIS = str(Path(sys.executable).with_name("schemathesis"))
CHECKS = (
    *("not_a_server_error", "status_code_conformance", "content_type_conformance"),
    *("response_schema_conformance", "negative_data_rejection"),
)
#: how a request that is not as the schema says may be refused: by its size too, before anybody reads it
REFUSALS = ["400", "401", "403", "404", "413", "422"]


def test_the_schema_is_printed_by_its_module() -> None:
    command = [sys.executable, "-m", "grognard.server.schema"]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert printed == schema_text()
    assert json.loads(printed)["info"]["title"] == "Grognard"


def test_every_shape_that_the_schema_names_is_in_it() -> None:
    named = {part.split('"')[0] for part in schema_text().split("#/components/schemas/")[1:]}
    assert named <= set(json.loads(schema_text())["components"]["schemas"])
    assert "ProblemShape" in named


def test_whatever_is_sent_the_server_answers_as_its_schema_says(tmp_path: Path) -> None:
    # Whoever leaves his seat would try nothing more; streams have no end.
    db = f"sqlite+aiosqlite:///{tmp_path}/games.db"
    server = Running(db, [sys.executable, "-m", "tests.server.crashing", db, "0"])
    try:
        body = {"scenario": "alea-training", "seats": {"french": "me", "allied": "me"}}
        _status, opened, token = server.ask("/api/games", body)
        session = server.sign_up("Ney", "correct horse")
        known = {"game": opened["game"], "ruleset": "barrosa", "chart": "fire", "procedure": "fire"}
        known |= {"scenario": "alea-training", "puzzle": next(iter(puzzles())), "army": "barrosa-1811"}
        lines = ["[parameters]", *(f'"path.{name}" = "{value}"' for name, value in known.items())]
        refused = f"expected-statuses = {json.dumps(REFUSALS)}"
        lines += ["[checks.negative_data_rejection]", refused]
        (tmp_path / "schemathesis.toml").write_text("\n".join(lines))
        command = [
            *(SCHEMATHESIS, "--config-file", str(tmp_path / "schemathesis.toml")),
            *("run", f"{server.address}/api/openapi.json", "--no-color", "--phases", "fuzzing"),
            *("--max-examples", str(EXAMPLES), "--generation-deterministic"),
            *("--exclude-path-regex", "(live|leave)$"),
            *("--checks", ",".join(CHECKS), "--header", f"Cookie: seat={token}; session={session}"),
            *("--request-timeout", "20"),
        ]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    finally:
        server.kill()
    assert done.returncode == 0, done.stdout[-6000:]
