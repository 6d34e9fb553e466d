report = After-action report
report-open = Read the after-action report
report-so-far = Report so far
report-back = Back to the game
report-won = Victory for { $side }.
report-running = The battle goes on: turn { $turn } of { $turns }.
report-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
report-losses = Losses of { $side }
report-formation = Formation
report-start = At first
report-lost = Lost
report-gone = Gone
report-men = Men lost
report-all = All
report-strength = Strength on the map, turn by turn
report-as-table = The same as a table
report-turn = Turn
report-set-up = Set-up
report-turning-points = Where it turned
report-favours = Turn { $turn }, for { $side }
report-none = Nothing has changed the balance.
report-fortunes = Luck and skill
report-fortunes-how = In points of victory: luck is what dice brought beyond their exact odds, skill what orders were worth by the odds and on the ground.
report-luck = Dice
report-skill = Orders
report-measuring = What luck did is being worked out …
report-all-orders = { $count ->
    [one] The one order that counted, for { $side }
   *[other] All { $count } orders that counted, for { $side }
}
report-by = By
report-order = Order
report-rolls = Rolls
report-where = Where counters were lost
report-unit = Counter
report-fate = What became of it
report-hex = Place
report-none-lost = No counter has been lost.
report-watch = Watch it again
report-dice = Proof of the dice
report-dice-how = A file from which anybody can derive every die again: grognard game verify --dice
