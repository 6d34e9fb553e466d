"""A battle in the making: its folder as texts, edited so that whatever is not meant stays byte for byte."""
