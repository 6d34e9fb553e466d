# Why a computer gives an order.
ai-any = drawn by lot
ai-first = the first answer there is
ai-gain = it gains most at once
ai-nearer = it leads nearer to an enemy or a goal
ai-nothing-better = nothing better is to be done
