"""What every ruleset and every reader share: charts, cases, procedures, events, and the drivers of them."""
