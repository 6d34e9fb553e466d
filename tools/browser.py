"""Find a Chromium for the page tests, or install Debian's. Prints where it is; fails if there is none."""

from __future__ import annotations

import os
import shutil
import sys

from tools.setup import install_debian

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """The browser named by GROGNARD_CHROMIUM, or the first one on the path."""
    return os.environ.get("GROGNARD_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def main() -> None:
    if find() is None:
        print("Installing a browser for the page tests ...", flush=True)
        install_debian("chromium", "fonts-dejavu-core")
    if find() is None:
        sys.exit("the page tests need a Chromium: install one, or name it in GROGNARD_CHROMIUM")


if __name__ == "__main__":
    main()
