"""A whole battle on paper: map, counters, set-up, track, charts, rulebook and odds as one PDF.

What is on a page is gathered here as plain data; how a page is set stands in the templates, for Typst.
"""

from __future__ import annotations

from grognard.paper.document import battle_pdf
from grognard.paper.sheet import PAPERS
from grognard.paper.subject import Subject, subject

__all__ = ["PAPERS", "Subject", "battle_pdf", "subject"]
