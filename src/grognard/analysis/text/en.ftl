# The course of a game, and what if.
analysis-title = The chance to win, turn by turn
analysis-estimate = An estimate from points, strength and time left, not a certainty.
analysis-measured = An estimate from points, strength and time left. In { $games } games of { $battles } battles between computers it was { $gap } points of a hundred off on average.
analysis-turn = Turn
analysis-set-up = Set-up
analysis-swings = What swung it
analysis-none = Nothing has moved the chance to win.
analysis-moment = { $before } to { $after }: dice { $dice }, order { $order }
analysis-odds = { $told } ({ $chance } by the odds)
analysis-sentence = { $side }: { $told }. { $before } to { $after }, of which the dice { $dice } and the orders { $order }.
analysis-quiet = { $side }: nothing that moved the chance to win.
analysis-and = { $one }; { $other }
