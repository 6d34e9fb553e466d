app-title = Grognard: wargames in the browser
home = Back to the list of battles
close = Close
loading = Laying out the map …
language = Language
appear-dark = Dim the lights
appear-light = Turn up the lights
trouble-connection = The server did not answer. Is it running?

start-lead = Published battles with their own rules, on a map you can touch.
start-battles = Begin a battle
start-side = You command
forget = Take «{ $title }» off this list
turns = { $turns ->
    [one] One turn
   *[other] { $turns } turns
}
play-computer = Against the computer
play-hotseat = Two at this screen
play-friend = Invite a friend
computer = The computer
computer-level = strength
computer-style = style
computer-plain = as it comes
play-watch = Watch two computers
play-watch-begin = Let them fight
start-dice = Dice: { $dice }
start-dice-time = Dice: { $dice } · time to think
dice-server = Ours
dice-typed = Your own, typed in
dice-typed-note = Both sides throw their own dice and type them in.
open-title = Open a saved game
open-lead = Choose its file, or drop it anywhere on this page.
open-choose = Choose a file
open-found = { $entries ->
    [one] { $name }, one entry so far.
   *[other] { $name }, { $entries } entries so far.
}
open-broken = This is no saved game, or it is damaged.
open-foreign = The battle of that game is not known here.
open-changed = This file was changed after the game had written it.
open-rules = That game was saved under other rules than today's.
open-large = This file is too large for a saved game.
join-title = Taking your seat
join-wait = One moment …
join-failed = That seat cannot be taken:

account = Your account
account-about = With an account you find your games on every device. Links to games work without one.
sign-in = Sign in
sign-up = New account
sign-up-about = A name and a password are enough.
sign-out = Sign out
sign-out-everywhere = Sign out on every device
name = Name
name-or-mail = Name or e-mail address
name-hint = This is how others see you: 2 to 40 characters.
password = Password
password-hint = At least ten characters. A few words are easy to remember.
password-now = Your current password
password-new = New password
password-change = Change the password
password-changed = Changed. Every other device has been signed out.
mail = E-mail address
mail-optional = E-mail address (you may leave it out)
mail-new = New address (empty takes it away)
mail-hint = For a new password if you forget yours. A letter asks whether the address is yours.
mail-is = Your address is { $mail }.
mail-none = You have given no address.
mail-sent = A letter is on its way to { $mail }. The address counts once you open its link.
no-mail-hint = This server sends no mail: nobody can get you a new password if you forget yours.
save = Save
saved = Saved.
forgot = Password forgotten
forgot-about = Tell us the address of your account, and a letter will bring you a link.
forgot-send = Send the link
forgot-sent = If an account has this address, a letter is on its way. Its link works for an hour.
reset-title = A new password
reset-about = Afterwards every other device is signed out.
reset-save = Use this password
confirm-title = Your address
confirm-about = Does this address belong to your account?
confirm-yes = Yes, it is mine
confirm-done = Thank you. From now on the address belongs to your account.
account-delete = Delete the account
account-delete-about = Your name and address are forgotten for good. Your games go on without you; your opponents may fill your seats anew.
one-moment = One moment …
my-games = My games
my-games-waiting = { $count ->
    [one] one waits for you
   *[other] { $count } wait for you
}
my-games-none = No games yet. Begin one below.
my-games-account = With an account you find your games on every device.
my-games-more = Show more
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
seat-is-computer = computer
seat-is-open = nobody yet
seat-is-left = has left
seat-is-person = somebody
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

board-label = Map. Arrow keys move a marker from hex to hex, Enter acts there, N takes the next unit.
table-label = The table in inches with its troops
board-tools = View of the map
board-closer = Closer (+)
board-farther = Farther (-)
board-fit = Whole map (F)
board-mini = Overview (M)
board-bare = Fade the counters (H)
layers = Layers
layers-key = Key to the layers
layers-off = Layers off
layers-show = Show
layers-pick-hex = Pick a unit or a place.
layers-pick-unit = Pick a unit.
pick-title = Orders at { $hex }
pick-facing = Face { $facing }
pick-here = Here
place-title = Where the unit in hand would stand
place-modes = Ways to move
place-hint = Drag the unit, or move it with the arrow keys; wheel it with Q and E or the round handle. Enter gives the order.
place-hint-go = Drag him, or move him with the arrow keys. Enter gives the order.
place-hint-turn = Turn the unit with Q and E. Enter gives the order.
place-nearest = Not there; nearest place allowed shown.
place-nowhere = Not there.
place-inches = { $inches } inches
place-share = { $share } of the move
place-fires = Could fire at { $unit } ({ $inches } in)
place-sees = In sight: { $units }
place-left = Wheel to the left
place-right = Wheel to the right
place-reset = Back
place-commit = Confirm: { $order }
pick-cost = { $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
}

unit-panel = Unit
orders = Orders
facing = facing { $facing }
strength = strength { $strength }
hint-select = { $count ->
    [one] One unit can act: it is framed in yellow.
   *[other] { $count } units can act: they are framed in yellow. Pick one.
}
hint-look = Point at a hex or a counter to see what is there.
hint-goals = { $count ->
    [one] It can go to one hex.
   *[other] It can go to { $count } hexes: pick one on the map.
}
hint-targets = { $count ->
    [one] One target is in reach: pick it to see the odds.
   *[other] { $count } targets are in reach: pick one to see the odds.
}
hint-nothing = There is nothing for it to do in this phase.
choice-on-map = You may also click the hex on the map.

learn = Learn to play
learn-lead = Ten short steps in a small battle: move, fire, form square, charge home. You are playing at once, in about ten minutes you know the essentials.
learn-begin = Begin the lesson
learn-here = Learn it step by step
lesson-step = Step { $step } of { $steps }
lesson-progress = How far you are in the lesson
lesson-fold = Fold the text away
lesson-unfold = Show the text
lesson-done = (done)
lesson-open = (still to do)
lesson-back = Back
lesson-next = Next
lesson-acts = The other side acts …
lesson-skip = Do it for me
lesson-leave = Leave the lesson
lesson-over = That was the lesson
lesson-over-text = Play on: from here the dice are real and the computer leads the other side. Anything you forget is in the menu, the charts and the rules.
dice-fixed = This die was fixed by the lesson; it was not rolled.
dice-of-lesson = fixed by the lesson

rule-open = Read { $rule } in the rulebook
reference = Charts and rules
rulebook = Rulebook
rulebook-language = The rulebook is written in English.
ruling-of-entry = How entry { $entry } was ruled
log-ruling = How was this read?
log-ruling-of = Dice { $faces }: how was this read?

film = gives its orders …
film-like = Show what others do order by order
film-skip = Skip to now
hint-ask = What would the marshal do?
hint-thinking = The marshal is thinking …
hint-title = { $player }’s advice
hint-do = Do so
hint-odds = Success { $success }; to be lost { $loses }, to be inflicted { $takes } strength points
hint-rather = Rather than (by { $gap } points):
lookback = Look back
lookback-earlier = Earlier
lookback-later = Later
lookback-play = Play it from here
lookback-pause = Pause
lookback-now = Now
lookback-by = Go step by step
lookback-entry = by entries
lookback-phase = by phases
lookback-turn = by turns
lookback-past = You are looking back; nothing can be ordered.
lookback-leave = Back to now

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
report-hex = Hex
report-none-lost = No counter has been lost.
report-watch = Watch it again
report-dice = Proof of the dice
report-dice-how = A file from which anybody can derive every die again: tools/verify_dice.py

odds-title = What may come of it
odds-outcomes = Outcomes and their chances
odds-rest = { $count ->
    [one] one more outcome:
   *[other] { $count } more outcomes, together:
}
odds-modifiers = Modifiers
odds-throw = { $throw }: { $dice } { $total }
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
odds-commit = Give the order: { $order }
refusal-title = Why not?
refusal-instead = Allowed instead:

dice = Dice
log = Log
score-none = nothing yet
invite = Send this link to whoever plays { $side }:
copy = Copy
copied = Copied

over = The battle is over
over-agreed = The players agreed to end it.
undo-wanted = { $side } would like to take the last order back.
undo-agree = Agree
decline = Decline
withdraw = Withdraw
declined = Your opponent has declined.
asked-undo = You have asked to take the last order back.
asked-draw = You have offered a draw.
asked-fix = You have proposed to put this right:
draw-offer = Offer a draw
draw-wanted = { $side } offers a draw.
fix = Fix …
fix-menu = Fix a unit …
fix-title = Put something right
fix-lead = It is done when the other side agrees, and stays in the log.
fix-lead-alone = It is done at once, and stays in the log.
fix-propose = Propose it
fix-do = Put it right
fix-nothing = Nothing is changed yet.
fix-wanted = { $side } proposes to put this right:
throw-so-far = { $have } of { $want } dice:
throw-again = Type them again
menu = Menu
map-key = Map key
keys = Keys
keys-next = next or previous unit that can act
keys-marker = move the marker from hex to hex
keys-act = act where the marker is
keys-answer = answer a question
keys-drop = put the unit down
keys-zoom = closer or farther
keys-pan = move the map
keys-fit = the whole map
keys-point = add a way-point (also: Shift-click, long press)
keys-turn = turn the unit while choosing its facing
keys-wheel = wheel the unit in hand on a table (with Shift: finely)
keys-hand = the unit in hand and where it can go
keys-mini = the overview
keys-bare = fade the counters
save-file = Save the game to a file
resign = Give up
resign-sure = Do you really want to give the battle up?

chat = Chat
chat-none = Nothing has been said yet.
chat-write = Say something to your opponent
chat-send = Send
chat-onlooker = You look on: only the players write here.
chat-unread = { $count ->
    [one] One new line
   *[other] { $count } new lines
}
notes = Notes
notes-private = For you alone: your opponent does not see this.
notes-saved = Saved.
notes-saving = Saving …
side-tabs = Log, chat and notes
log-earlier = { $count ->
    [one] One earlier entry
   *[other] { $count } earlier entries
}
log-new = New since your last visit

clock-days = { $days } d { $hours } h left
clock-hours = { $hours } h { $minutes } min left
clock-over = Time is over
clock-until = To be decided by { $until }
clock-late = { $side } let the time run out. You may claim the game, or go on waiting.
clock-claim = Claim the win
clock-grant = { $days ->
    [one] Give one day more
   *[other] Give { $days } days more
}
clock-choice = With a friend, time for each decision:
clock-none = as long as it takes
clock-each = { $days ->
    [one] one day
   *[other] { $days } days
}

seat-leave = Leave my seat
seat-leave-sure = Leave your seat? You can take it again from this browser as long as nobody else has.
seat-left-mine = You have left your seat and only look on.
seat-rejoin = Take it again
seat-left = { $side } has left the table.
seat-open = Nobody plays { $side } yet.
seat-renew = New invitation
seat-computer = Let the computer play
seat-computer-ask = Ask to let the computer play for me
seat-computer-asked = { $side } would like the computer to take over.
seat-computer-asking = You have asked to let the computer play for you; your opponent has to agree.
rematch = Play again with sides changed
rematch-offered = A rematch is offered; your opponent has to agree.
rematch-wanted = { $side } offers a rematch with sides changed.
rematch-agree = Agree and begin
rematch-go = Go to the rematch

notices = Tell me when it is my turn
notices-about = One notice for each of your turns, and a reminder if you forget. Leave a field empty to get none that way.
notices-webhook = Webhook (Discord, Slack, ntfy …)
notices-address = E-mail
notices-unconfirmed = Waiting for you to agree by the link in the letter we sent.
notices-silence = Remind me after
notices-hours = { $hours } hours
notices-never = never
notices-save = Save
notices-saved = Saved.
notices-confirm = Saved. Please agree by the link in the letter that is on its way.
notices-try = Send a trial
notices-tried = On its way; it should be there within a minute.
notices-failed = { $way }: the last notice did not arrive ({ $why }).
notices-agree-about = You will get a letter at this address whenever it is your turn in this game.
notices-agree = Yes, send them
notices-agreed = Done: letters will come when it is your turn.
notices-end-about = No more letters about this game to your address?
notices-end = No more letters
notices-ended = Done: no more letters.
notices-game = Go to the game

charts = Charts companion
charts-open = Open the charts
start-charts = Playing at a real table? Every chart of every system, with exact odds and rulings.
charts-systems = Systems
charts-procedures = Rule a case
charts-tables = Charts
charts-pick = Pick a system.
charts-ruling = Ruling
case-add = Add
case-remove = Remove
case-list = one, two, three
case-example = Example
case-share = Copy a link to this case
case-rule = Roll and rule
charts-read-as = Row { $row }, column { $column }: printed { $printed }, read as { $read }.

table = Table companion
table-open = Open the table companion
start-table = Real miniatures on a real table? Pick two units, answer what the table shows, and let it rule and keep both rosters.
table-lead = Real miniatures on the table: say who fires or charges and answer what you see. You get the odds, the ruling with its rules, and both rosters kept up to date. Everything stays in this browser.
table-begin = Which armies are on the table?
table-empty = Armies of my own
table-own-title = My battle
table-file = Open a file
table-broken = This holds no roster, or one of another system.
table-tab-act = Act
table-tab-armies = Armies
table-log = Log
table-log-empty = Nothing has happened yet.
table-turn = Turn { $turn }, { $side }
table-next = End the turn
table-nobody-yet = Nobody is on the table yet. Add both armies under «Armies».
table-who = Who acts?
table-what = What happens?
table-other = Something else
table-change = Change
table-another = Add
table-done = Done
table-nobody = nobody
table-situation = The situation
table-more = { $count ->
    [one] One more detail
   *[other] { $count } more details
}
table-less = Less
table-more-of-it = More
table-losses = Lost on average: { $lost }
table-outcomes = Every outcome
table-happened = { $action }: { $who }
table-again = Try again
table-missing = Still open: { $what }
table-dice-ours = Our dice
table-dice-own = My dice
table-roll = Roll
table-throw = Throw
table-die = What does your { $dice } show?
table-effect = What happened
table-then = { $unit } may now do one of these:
table-after = On the roster afterwards:
table-nothing = Nothing changes on the roster.
table-how = How it was ruled
table-apply = Apply
table-discard = Discard
table-gone = out
table-edited = Changed by hand: { $name }
table-added = Added: { $name }
table-removed = Taken off: { $name }
table-about = All about { $name }
table-name = Name
table-remove = Take off the roster
table-use = Act with this
table-army = About the whole army: { $side }
table-export = Save to a file
table-share = Share a link
table-clear = Other armies
table-sure = This table and its log will be forgotten. Save them to a file if you may want them back.
table-keep = Keep this table
table-sent = You were sent «{ $title }». Another table is laid already.
table-sent-take = Lay the new one

