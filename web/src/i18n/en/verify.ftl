verify = Check a game
verify-dice = Check the dice
verify-lead = Choose or drop a saved game, and the proof of its dice if it was played on a server. Every roll is derived again: what was claimed stands beside what comes out.
verify-where = The files are sent to this server, which checks them, answers and keeps nothing; so this page needs the connection when it checks. Whoever does not want to rely on this server runs “grognard game verify GAME --dice PROOF”, which needs nothing else.
verify-choose = Choose saved game and proof
verify-noted = Commitment noted down at the start (optional)
verify-again = Check again
verify-save = Game: { $name }
verify-proof = Proof: { $name }
verify-none-chosen = No game chosen yet.
verify-neither = This is neither a saved game nor a proof of dice.
verify-this-game = this game
verify-this-proof = its dice
verify-fails = Something is not as it should be.
verify-holds = { $count ->
    [0] No dice have been rolled; the file is as it was written.
    [one] The one roll is as it should be.
   *[other] All { $count } rolls are as they should be.
}
verify-none = The file is whole, but it does not hold the secret of its dice: add the proof.
verify-typed = The players rolled their own dice: there is nothing to derive.
verify-waits = The secret of the dice is shown when the game is over; until then nothing can be derived.
verify-typed-some = { $wrong ->
    [one] The file is whole. One roll is not the one of its seed: it was typed in by hand, or rolled elsewhere.
   *[other] The file is whole. { $wrong } rolls are not those of its seed: they were typed in by hand, or rolled elsewhere.
}
verify-practice = A game for practice: dice could be taken back.
verify-only = only rolls that come out differently
verify-entry = Entry
verify-claimed = Claimed
verify-derived = Comes out
verify-unknown = not known
verify-other = comes out differently
verify-same = comes out the same
verify-all-same = No roll comes out differently.
