"""Find Tiled, the map editor, for its tests, or install Debian's. Fails if there is none."""

from __future__ import annotations

import shutil
import sys

from tools.setup import install_debian


def main() -> None:
    if shutil.which("tiled") is None:
        print("Installing Tiled, which judges the maps written for it ...", flush=True)
        install_debian("tiled")
    if shutil.which("tiled") is None:
        sys.exit("the tests of maps for Tiled need Tiled itself: install it")


if __name__ == "__main__":
    main()
