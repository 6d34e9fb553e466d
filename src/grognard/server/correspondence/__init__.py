"""Games that last days: talk, notes, clocks, notices of one's turn, seats that change hands, rematches."""
