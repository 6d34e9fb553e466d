"""Charts for people and programs: JSON, CSV, a table in the terminal, a play aid to print."""

from grognard.render.csv_sheet import chart_csv
from grognard.render.data import chart_data
from grognard.render.play_aid import play_aid_html
from grognard.render.terminal import chart_table

__all__ = ["chart_csv", "chart_data", "chart_table", "play_aid_html"]
