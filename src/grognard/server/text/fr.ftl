letter-reset-subject = Un nouveau mot de passe pour Grognard
letter-reset =
    Bonjour { $name },

    quelqu'un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Grognard. Choisissez-le ici :

    { $link }

    Le lien sert une seule fois, dans l'heure. Si ce n'était pas vous, il n'y a rien à faire : votre mot de passe reste le même.
letter-confirm-subject = Est-ce bien votre adresse ?
letter-confirm =
    Bonjour,

    quelqu'un, sans doute vous, a donné cette adresse pour un compte Grognard. Confirmez-la ici :

    { $link }

    Le lien sert une seule fois, dans les trois jours. Si ce n'était pas vous, il n'y a rien à faire, et vous ne recevrez rien d'autre.
letter-known-subject = Votre adresse chez Grognard
letter-known =
    Bonjour { $name },

    quelqu'un, sans doute vous, a donné cette adresse pour un autre compte Grognard. Elle appartient au vôtre, { $name }, et y reste. Connectez-vous ici, ou demandez un nouveau mot de passe :

    { $link }

    Si ce n'était pas vous, il n'y a rien à faire.
