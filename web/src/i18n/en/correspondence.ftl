join-title = Taking your seat
join-wait = One moment …
join-failed = That seat cannot be taken:
join-invited = You are invited to a battle. What shall the others call you?
join-name = Your name
join-take = Take the seat
links-title = Links: on another machine, to look on
link-own = Your own seat, from another machine or browser. Whoever has this link plays for you:
link-own-show = Come back from another machine …
link-watch = Whoever opens this link only looks on:
seat-reseat = Invite somebody else for { $side }
seat-reseat-about = Whoever sits there loses the seat.
square = The link as a square for a camera
square-too-long = This is too long for a square: take the link or the file.
square-failed = There is no square for it just now: take the link.
invite = Send this link to whoever plays { $side }:
invite-here = This link works on this machine only. Others in the house can join a game that is started with
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
