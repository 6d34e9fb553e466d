"""The pictures of the README: real commands, their real output, as SVG; and a map.

Run by `make docs`. No font or script is loaded from anywhere.
"""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "images"
WIDTH = 92
MELEE = ["barrosa", "melee", "--policy", "attacker.advance=yes", "--policy", "attacker.advance-hex=first"]
COMMANDS = {
    "ruling": ["resolve", *MELEE, "--dice", "5,4,2"],
    "odds": ["odds", *MELEE],
}
MAP, MAP_WIDTH = "barrosa-1811", "1200"


def picture(command: list[str]) -> str:
    """What a person sees after typing a command."""
    grognard = str(Path(sys.executable).parent / "grognard")
    environment = {**os.environ, "FORCE_COLOR": "1", "COLUMNS": str(WIDTH), "TERM": "xterm-256color"}
    shown = subprocess.run([grognard, *command], env=environment, capture_output=True, text=True, check=True)
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
    console.print(Text(f"$ grognard {' '.join(command)}\n", style="bold"))
    console.print(Text.from_ansi(shown.stdout))
    svg = console.export_svg(title="Grognard", unique_id="grognard")
    # Rich names a web font; the reader's own monospace font does as well.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code", "ui-monospace, DejaVu Sans Mono")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, command in COMMANDS.items():
        (PICTURES / f"{name}.svg").write_text(picture(command), encoding="utf-8")
    grognard = str(Path(sys.executable).parent / "grognard")
    drawn = [grognard, "export", "png", MAP, "--width", MAP_WIDTH, "-o", str(PICTURES / f"{MAP}.png")]
    subprocess.run(drawn, check=True)


if __name__ == "__main__":
    main()
