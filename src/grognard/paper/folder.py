"""The folder in which a document is set: drawings and data beside the templates."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


class Folder:
    """A place for the parts of one document."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def put(self, name: str, text: str) -> str:
        """A drawing under a name that pages call it by."""
        (self.path / name).write_text(text, encoding="utf-8")
        return name

    def put_data(self, name: str, data: Any) -> None:
        (self.path / name).write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
