letter-reset-subject = A new password for Grognard
letter-reset =
    Hello { $name },

    somebody, most likely you, asked for a new password for your account at Grognard. Choose one here:

    { $link }

    The link works once, within an hour. If it was not you, there is nothing to do: your password stays as it is.
letter-confirm-subject = Is this your address?
letter-confirm =
    Hello,

    somebody, most likely you, gave this address for an account at Grognard. Confirm it here:

    { $link }

    The link works once, within three days. If it was not you, there is nothing to do, and nothing more will come.
letter-known-subject = Your address at Grognard
letter-known =
    Hello { $name },

    somebody, most likely you, gave this address for another account at Grognard. It belongs to yours, { $name }, and stays there. Sign in here, or have a new password sent:

    { $link }

    If it was not you, there is nothing to do.

# What went wrong, by its English title.
problem-the-rules-forbid-it = The rules forbid it
problem-that-cannot-be-used = That cannot be used
problem-this-would-take-too-long-to-compute = This would take too long to compute
problem-too-much-is-being-computed = Too much is being computed
problem-that-cannot-be-ruled = That cannot be ruled
problem-this-server-sends-no-mail = This server sends no mail
problem-somebody-sits-there = Somebody sits there
problem-a-game-for-practice-is-played-alone = A game for practice is played alone
problem-it-is-not-your-turn = It is not your turn
problem-you-have-no-seat-at-this-game = You have no seat at this game
problem-you-are-not-signed-in = You are not signed in
problem-this-link-is-used-up-or-too-old = This link is used up, or too old
problem-there-is-no-room-for-more-games = There is no room for more games
problem-there-is-no-room-for-more-accounts = There is no room for more accounts
problem-the-server-has-failed = The server has failed
problem-too-much-talk-at-once = Too much talk at once
problem-too-many-requests-at-once = Too many requests at once
problem-too-many-requests = Too many requests
problem-too-many-people-sign-in-at-once = Too many people sign in at once
problem-too-many-new-games = Too many new games
problem-too-many-new-accounts = Too many new accounts
problem-too-many-live-connections-to-this-game = Too many live connections to this game
problem-too-many-letters-at-once = Too many letters at once
problem-too-many-attempts = Too many attempts
problem-the-request-is-not-as-it-should-be = The request is not as it should be
problem-expected-application-json = Expected application/json
problem-the-request-is-too-large = The request is too large
problem-this-address-belongs-to-another-account = This address belongs to another account
problem-these-seats-belong-to-another-account = These seats belong to another account
problem-there-is-time-left = There is time left
problem-there-is-nowhere-to-send-a-notice-to = There is nowhere to send a notice to
problem-there-is-nothing-to-be-moved-now = There is nothing to be moved now
problem-this-game-is-not-played-on-a-table-in-inches = This game is not played on a table in inches
problem-there-is-nothing-to-be-decided-now = There is nothing to be decided now
problem-there-are-no-hints-in-a-game-against-a-person = There are no hints in a game against a person
problem-the-opponent-proposes-something-else-now-or-nothing = The opponent proposes something else now, or nothing
problem-the-computer-stands-better-and-plays-on = The computer stands better, and plays on
problem-the-opponent-has-asked-for-nothing = The opponent has asked for nothing
problem-the-lesson-says-itself-what-to-do = The lesson says itself what to do
problem-the-game-is-still-going-on = The game is still going on
problem-the-game-is-over = The game is over
problem-the-game-has-gone-on-meanwhile = The game has gone on meanwhile
problem-the-game-cannot-be-taken-up = The game cannot be taken up
problem-the-computer-sits-there-now = The computer sits there now
problem-that-was-ruled-under-other-rules-than-today-s = That was ruled under other rules than today's
problem-somebody-sits-there-already = Somebody sits there already
problem-somebody-is-called-so-already = Somebody is called so already
problem-no-time-of-your-opponent-s-is-running = No time of your opponent's is running
problem-enough-has-been-said-at-this-game = Enough has been said at this game
problem-a-lesson-has-no-rematch = A lesson has no rematch
problem-there-is-no-such-scenario = There is no such scenario
problem-there-is-no-such-puzzle = There is no such puzzle
problem-there-is-no-such-ruleset = There is no such ruleset
problem-there-is-no-such-procedure = There is no such procedure
problem-there-is-no-such-lesson = There is no such lesson
problem-there-is-no-such-layer = There is no such layer
problem-there-is-no-such-game = There is no such game
problem-there-is-no-such-entry = There is no such entry
problem-there-is-no-such-chart = There is no such chart
problem-there-is-no-such-army = There is no such army
problem-no-roster-is-kept-under-this-ruleset = No roster is kept under this ruleset
problem-there-is-no-such-counter = There is no such counter
problem-you-only-look-on-at-this-game = You only look on at this game
problem-this-is-open-to-nobody = This is open to nobody
problem-this-comes-from-a-page-of-another-site = This comes from a page of another site
problem-the-save-file-would-show-what-is-hidden-from-you = The save file would show what is hidden from you
problem-the-ruling-would-show-what-is-hidden-from-you = The ruling would show what is hidden from you
problem-the-report-would-show-what-is-hidden-from-you = The report would show what is hidden from you
problem-the-password-is-not-right = The password is not right
problem-this-seat-belongs-to-an-account = This seat belongs to an account
problem-this-invitation-is-for-no-seat-at-this-game = This invitation is for no seat at this game
problem-no-notices-go-out-under-this-link = No notices go out under this link
problem-name-and-password-do-not-belong-together = Name and password do not belong together
problem-this-server-is-not-called-so = This server is not called so
problem-not-json-as-it-should-be = Not JSON as it should be
problem-not-found = Not Found
problem-method-not-allowed = Method Not Allowed
problem-come-again-in-a-few-seconds = come again in a few seconds
problem-wait-a-while-and-try-again = wait a while and try again
problem-sign-in-if-it-is-you = sign in if it is you
problem-there-is-nothing-to-be-ordered-now = There is nothing to be ordered now
problem-there-is-no-order-to-be-repeated = There is no order to be repeated
problem-no-plan-can-be-carried-out-now = No plan can be carried out now
problem-your-seat-has-changed-meanwhile = Your seat has changed meanwhile
problem-the-dice-wait-until-every-side-has-its-player = The dice wait until every side has its player
problem-this-seat-belongs-to-your-account-sign-in-to-come-back = This seat belongs to your account: sign in to come back
problem-this-needs-a-server = This needs a server
problem-playing-with-somebody-elsewhere-needs-a-server = Playing with somebody elsewhere needs a server
problem-this-system-is-not-here-yet-and-there-is-no-network = This system is not here yet, and there is no network
problem-there-is-no-room-to-keep-this-nothing-was-changed = There is no room to keep this; nothing was changed
problem-this-game-is-damaged = This game is damaged
problem-the-server-cannot-write-nothing-was-changed-try-again = The server cannot write; nothing was changed; try again
problem-nothing-is-looked-into-while-a-game-against-a-person-goes-on = Nothing is looked into while a game against a person goes on
problem-this-would-show-what-is-hidden-from-you = This would show what is hidden from you
problem-there-is-nothing-to-be-decided-there = There is nothing to be decided there
