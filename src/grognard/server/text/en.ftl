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
