# What a puzzle is about.
puzzle-theme-square = The square
puzzle-theme-flank = The flank
puzzle-theme-rally = The rally
puzzle-theme-concentrate = Concentrate
puzzle-theme-hold = Hold the ground
puzzle-theme-hold-back = Do not attack
puzzle-theme-withdraw = Give way in time
puzzle-theme-pursuit = The pursuit
puzzle-theme-target = The right target
puzzle-grade-1 = easy
puzzle-grade-2 = harder
puzzle-grade-3 = hard

# What is asked.
puzzle-asks-order = { $side }, { $phase }: which one order is clearly best?
puzzle-asks-answer = { $side }: { $question }
puzzle-nothing = No order: leave it at that
puzzle-turn = turn { $turn }

# Why.
puzzle-why-square = Horse against foot: it is the square that decides.
puzzle-why-flank = Who is taken from the side or from behind fights at a price.
puzzle-why-rally = Men who stand up again are worth more than anything they could do broken.
puzzle-why-concentrate = Together they have the odds that none of them has alone.
puzzle-why-hold = Whoever stays keeps the ground, and the odds are with him.
puzzle-why-hold-back = Every attack there is costs more than it brings.
puzzle-why-withdraw = Whoever goes in time saves what the fight would cost.
puzzle-why-pursuit = What comes after the fight is weighed like the fight itself.
puzzle-why-target = Not every target is worth the same, nor as easily hit.
puzzle-why-odds = { $order }: { $odds }.
puzzle-why-gap = In points of victory «{ $order }» comes to { $gap } less.

# In the terminal.
puzzle-list-head = Puzzles: one order is clearly best in each
puzzle-of-the-day = Puzzle of the day, { $date }
puzzle-how = Answer with: grognard puzzles { $id } --answer "ORDER"
puzzle-right = Right.
puzzle-wrong = Not the best.
puzzle-best = Best: { $order } ({ $about })
puzzle-behind = { $points } behind
