# Why a computer gives an order.
ai-any = drawn by lot
ai-first = the first answer there is
ai-gain = it gains most at once
ai-nearer = it leads nearer to an enemy or a goal
ai-nothing-better = nothing better is to be done
ai-order-given = it was ordered so
ai-takes-goal = takes { $hex }, which is worth points
ai-keeps-goal = keeps { $hex }, which is worth points
ai-towards-goal = on the way to { $hex }
ai-can-act = can act against { $hex } from there
ai-out-of-reach = shaken: out of the enemy's reach
ai-closes = closes with the enemy
ai-better-ground = better placed there
ai-leads = nearer to those he commands
ai-arrives = brings it onto the map
ai-order = lets { $unit } do more this turn
ai-leaves = leaves the map, which brings the win nearer
ai-free = costs nothing and may help
ai-slip = a slip: something better was at hand
ai-odds = the odds are worth it
ai-together = together the hexes around { $hex } have the odds
ai-played-on = played on, it comes out better
ai-reply = the best that can be made of it
ai-engine = what the engine { $engine } answers

# A thought in lines.
ai-line-chosen = { $order }: { $reason }
ai-line-odds = odds: success { $success }, losses to expect { $loses }, to inflict { $takes }
ai-line-rejected = rather than { $order } ({ $reason }), by { $gap } points

# Who plays.
ai-level-random = At random
ai-level-recruit = Recruit
ai-level-sergeant = Sergeant
ai-level-colonel = Colonel
ai-level-marshal = Marshal
ai-about-random = Gives any order at all: to see how a game goes.
ai-about-recruit = Marches and fights by the odds, forgets the enemy's answer, and every other time does the second-best.
ai-about-sergeant = Sound: looks at the odds and at what the enemy could do.
ai-about-colonel = Values things as thousands of games against itself have taught it, but looks at few places for each unit.
ai-about-marshal = Values things as the colonel does, and looks at more places, more ways to stand there, and the enemy's answer.
ai-style-cautious = cautious
ai-style-bold = bold
