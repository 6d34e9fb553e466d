"""The games of a study as tables, for a spreadsheet or a data frame."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from grognard.core.errors import BadCase, Fault
from grognard.lab.outcome import Outcome
from grognard.lab.study import Study
from grognard.lab.summary import total_loss


def game_rows(study: Study, outcomes: Sequence[Outcome]) -> Iterator[dict[str, Any]]:
    """One row a game."""
    for one in outcomes:
        row: dict[str, Any] = {
            "game": one.number,
            "pair": one.number // 2,
            "seed": one.seed,
            "winner": one.winner,
            "winning_player": one.players.get(one.winner, ""),
            "how": one.how,
            "turns": one.turns,
            "orders": one.orders,
        }
        for side in study.sides:
            row |= {
                f"{side}_player": one.players[side],
                f"{side}_points": one.score.get(side, 0),
                f"{side}_lost": total_loss(one, side),
                f"{side}_luck": one.luck.get(side, 0.0),
            }
        yield row


def loss_rows(outcomes: Sequence[Outcome]) -> Iterator[dict[str, Any]]:
    """One row for each formation and turn in which it lost something."""
    for one in outcomes:
        for side, groups in one.losses.items():
            for formation, by_turn in groups.items():
                for turn, lost in enumerate(by_turn, 1):
                    if lost:
                        yield {
                            "game": one.number,
                            "side": side,
                            "formation": formation,
                            "turn": turn,
                            "lost": lost,
                        }


def write_csv(file: Path, rows: Iterator[dict[str, Any]]) -> None:
    listed = list(rows)
    with file.open("w", encoding="utf-8", newline="") as out:
        writer = csv.DictWriter(out, list(listed[0]) if listed else [], lineterminator="\n")
        writer.writeheader()
        writer.writerows(listed)


def write_parquet(file: Path, rows: Iterator[dict[str, Any]]) -> None:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise BadCase([Fault("out", "Parquet needs the lab extra: pip install 'grognard[lab]'")]) from None
    parquet.write_table(pyarrow.Table.from_pylist(list(rows)), file)
