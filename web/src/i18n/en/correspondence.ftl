join-title = Taking your seat
join-wait = One moment …
join-failed = That seat cannot be taken:
invite = Send this link to whoever plays { $side }:
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
rematch = Play again with sides changed
rematch-offered = A rematch is offered; your opponent has to agree.
rematch-wanted = { $side } offers a rematch with sides changed.
rematch-agree = Agree and begin
rematch-go = Go to the rematch
