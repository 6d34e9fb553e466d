"""TOML that somebody else has written: read within its bounds, or refused in one line."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from grognard.core.bounds import DEEPEST, LARGEST, check_depth
from grognard.core.errors import BadData

#: a name of a name of a name and so on: whoever reads TOML works for the square of their number
_CHAIN = re.compile(rf"""(?<![\w-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){{{DEEPEST + 1}}}""")


def toml_data(file: str, text: str) -> dict[str, Any]:
    """What a text in TOML says; BadData names the line where it is none."""
    if len(text) > LARGEST:
        raise BadData(file, f"expected at most {LARGEST} bytes")
    long = _CHAIN.search(text)
    if long:
        raise BadData(file, "nested too deeply", text.count("\n", 0, long.start()) + 1)
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise BadData(file, "nested too deeply") from None
    except tomllib.TOMLDecodeError as wrong:
        line = re.search(r"at line (\d+)", str(wrong))
        raise BadData(file, f"not valid TOML: {wrong}", int(line[1]) if line else None) from None
    except ValueError:
        # Python counts the digits of a number before it reads it.
        raise BadData(file, "not valid TOML: a number has too many digits") from None
    check_depth(file, data)
    return data
