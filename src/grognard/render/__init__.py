"""Charts as JSON, CSV, a table in the terminal and a play aid to print; maps and tables as drawings."""
