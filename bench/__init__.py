"""Speed beside named peers, as ratios taken in the same run. `make bench` prints the table."""
