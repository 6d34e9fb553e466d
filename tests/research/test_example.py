"""The worked example learns."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_policy.py"


def test_a_small_policy_learns_to_beat_a_random_player(capsys: pytest.CaptureFixture[str]) -> None:
    spec = spec_from_file_location("train_policy", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    example = module_from_spec(spec)
    spec.loader.exec_module(example)
    before, after = example.train("alea-training", None, "random", games=30, tests=8, seed=1)
    assert after > before
    assert f"after 30 games: {after:.0%} of the points in 8 others" in capsys.readouterr().out
