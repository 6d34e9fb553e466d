start-lead = Published battles with their own rules, on a map you can touch.
start-battles = Begin a battle
start-side = You command
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
save = Save
saved = Saved.
seat-is-computer = computer
seat-is-open = nobody yet
seat-is-left = has left
seat-is-person = somebody
asked-undo = You have asked to take the last order back.
asked-draw = You have offered a draw.
asked-fix = You have proposed to put this right:
save-file = Save the game to a file
seat-leave = Leave my seat
seat-leave-sure = Leave your seat? You can take it again from this browser as long as nobody else has.
seat-left-mine = You have left your seat and only look on.
seat-rejoin = Take it again
seat-left = { $side } has left the table.
seat-open = { $side }: nobody plays this side yet.
seat-renew = New invitation
seat-computer = Let the computer play
seat-computer-ask = Ask to let the computer play for me
seat-computer-asked = { $side } would like the computer to take over.
seat-computer-asking = You have asked to let the computer play for you; your opponent has to agree.
start-charts = Playing at a real table? Every chart of every system, with exact odds and rulings.
start-table = Real miniatures on a real table? Pick two units, answer what the table shows, and let it rule and keep both rosters.
game-continue = Continue
start-tools = What else there is
start-all = All
card-difficulty-first = first battle
card-difficulty-middle = knows the rules
card-difficulty-long = long and hard
card-difficulty = Difficulty
card-units = Units of each side
card-teaches = Teaches
card-play = Play, options, what it is about
card-minutes = { $minutes } minutes
card-hours = { $hours ->
    [one] about an hour
    [1.5] about an hour and a half
   *[other] about { $hours } hours
}
page-lost = This part of the page could not be fetched. The server may have a new version, or the connection is gone.
page-reload = Load the page again
