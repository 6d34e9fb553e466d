app-title = Grognard: wargames in the browser
home = Back to the list of battles
close = Close
loading = Laying out the map …
language = Language
appear-dark = Dim the lights
appear-light = Turn up the lights
trouble-connection = The server did not answer. Is it running?
forget = Take «{ $title }» off this list
turns = { $turns ->
    [one] One turn
   *[other] { $turns } turns
}
dice-server = Ours
dice-typed = Your own, typed in
dice-typed-note = Both sides throw their own dice and type them in.
no-mail-hint = This server sends no mail: nobody can get you a new password if you forget yours.
one-moment = One moment …
games-here = Only in this browser
game-keep = Add to my account
game-silent = The server cannot tell just now
game-you = You: { $side }
game-won = { $side } won
game-over = Over
game-on = Going on
game-waits = Waiting for { $who }
game-waits-open = Nobody commands { $side } yet
your-turn = Your turn
problem-name = Choose a name of 2 to 40 letters, digits or signs, without @.
problem-mail = This is not an e-mail address.
problem-password = Choose a password of at least ten characters.
problem-weak = Choose a password that is harder to guess.
problem-name-taken = Somebody has this name already.
problem-mail-taken = This address belongs to another account.
problem-wrong = The name or the password is not right.
problem-link = This link is used up or too old. Have a new one sent.
problem-no-mail = This server sends no mail.
problem-seat = This seat belongs to another account.
problem-signed-out = You have been signed out. Sign in again.
problem-busy = Too many attempts. Wait a few minutes, then try again.
turn-of = Turn { $turn } of { $turns }
waiting = The other side is thinking.
reconnecting = Connection lost; trying again …
next-unit = Next unit that can act
next-unit-short = Next unit ({ $count })
undo = Undo
done = Done
side-panel = Unit, odds and log
sheet-more = More ▴
sheet-less = Less ▾
pick-title = Orders at { $hex }
pick-facing = Face { $facing }
pick-here = Here
pick-cost = { $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
}
unit-panel = Unit
orders = Orders
facing = facing { $facing }
orders-units = { $count } units
strength = strength { $strength }
hint-select = { $count ->
    [one] One unit can act: it is framed in yellow.
   *[other] { $count } units can act: they are framed in yellow. Pick one.
}
hint-look = Point at a hex or a counter to see what is there.
hint-look-table = Point at a unit to see what it is.
hint-goals = { $count ->
    [one] It can go to one hex.
   *[other] It can go to { $count } hexes: pick one on the map.
}
hint-targets = { $count ->
    [one] One target is in reach: pick it to see the odds.
   *[other] { $count } targets are in reach: pick one to see the odds.
}
hint-plus = To march onto a friend’s stack: the ⊕ beside him.
hint-joins = { $count ->
    [one] It can join one friend: pick it on the map.
   *[other] It can join { $count } friends: pick one on the map.
}
choice-on-map = You may also click the hex on the map.
dice-fixed = This die was fixed by the lesson; it was not rolled.
dice-of-lesson = fixed by the lesson
log-ruling = How was this read?
log-ruling-of = Dice { $faces }: how was this read?
hint-ask = What would the marshal do?
hint-thinking = The marshal is thinking …
hint-title = { $player }’s advice
hint-do = Do so
hint-odds = Success { $success }; to be lost { $loses }, to be inflicted { $takes } strength points
hint-rather = Rather than (by { $gap } points):
odds-modifiers = Modifiers
muster-who = Who takes part
muster-nobody = Nobody is named yet.
muster-option = Besides
muster-option-none = nothing
roster = { $count ->
    [one] List the unit with its orders
   *[other] List all { $count } units with their orders
}
roster-map = On the map
roster-nobody = Nobody has anything left to be told.
display-acting = acting now:
display-ready = still to act:
display-done = has acted:
refusal-title = Why not?
refusal-instead = Allowed instead:
dice = Dice
log = Log
score-none = nothing yet
copy = Copy
copied = Copied
over = The battle is over
over-agreed = The players agreed to end it.
undo-wanted = { $side } would like to take the last order back.
undo-agree = Agree
decline = Decline
withdraw = Withdraw
declined = Your opponent has declined.
throw-so-far = { $have } of { $want } dice:
throw-again = Type them again
menu = Menu
map-key = Map key
side-tabs = Log, chat and notes
log-earlier = { $count ->
    [one] One earlier entry
   *[other] { $count } earlier entries
}
log-new = New since your last visit
