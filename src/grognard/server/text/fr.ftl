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

# Ce qui n'a pas marché, d'après le titre anglais.
problem-the-rules-forbid-it = Les règles l'interdisent
problem-that-cannot-be-used = Cela ne peut pas servir
problem-this-would-take-too-long-to-compute = Le calcul prendrait trop de temps
problem-too-much-is-being-computed = Trop de calculs sont en cours
problem-that-cannot-be-ruled = Cela ne peut pas être arbitré
problem-this-server-sends-no-mail = Ce serveur n'envoie pas de courrier
problem-somebody-sits-there = Quelqu'un est assis là
problem-a-game-for-practice-is-played-alone = Une partie pour s'exercer se joue seul
problem-it-is-not-your-turn = Ce n'est pas à vous de jouer
problem-you-have-no-seat-at-this-game = Vous n'avez pas de place à cette partie
problem-you-are-not-signed-in = Vous n'êtes pas connecté
problem-this-link-is-used-up-or-too-old = Ce lien a déjà servi ou est trop ancien
problem-there-is-no-room-for-more-games = Il n'y a plus de place pour d'autres parties
problem-there-is-no-room-for-more-accounts = Il n'y a plus de place pour d'autres comptes
problem-the-server-has-failed = Le serveur a échoué
problem-too-much-talk-at-once = Trop de paroles à la fois
problem-too-many-requests-at-once = Trop de demandes en même temps
problem-too-many-requests = Trop de demandes
problem-too-many-people-sign-in-at-once = Trop de connexions à la fois
problem-too-many-new-games = Trop de nouvelles parties
problem-too-many-new-accounts = Trop de nouveaux comptes
problem-too-many-live-connections-to-this-game = Trop de connexions en direct à cette partie
problem-too-many-letters-at-once = Trop de lettres à la fois
problem-too-many-attempts = Trop de tentatives
problem-the-request-is-not-as-it-should-be = La demande n'a pas la forme attendue
problem-expected-application-json = On attendait application/json
problem-the-request-is-too-large = La demande est trop grande
problem-this-address-belongs-to-another-account = Cette adresse appartient à un autre compte
problem-these-seats-belong-to-another-account = Ces places appartiennent à un autre compte
problem-there-is-time-left = Il reste du temps
problem-there-is-nowhere-to-send-a-notice-to = Il n'y a nulle part où envoyer un avis
problem-there-is-nothing-to-be-moved-now = Il n'y a rien à déplacer maintenant
problem-this-game-is-not-played-on-a-table-in-inches = Cette partie ne se joue pas sur une table en pouces
problem-there-is-nothing-to-be-decided-now = Il n'y a rien à décider maintenant
problem-there-are-no-hints-in-a-game-against-a-person = Il n'y a pas de conseils contre une personne
problem-the-opponent-proposes-something-else-now-or-nothing = L'adversaire propose maintenant autre chose, ou rien
problem-the-computer-stands-better-and-plays-on = L'ordinateur est mieux placé et continue
problem-the-opponent-has-asked-for-nothing = L'adversaire n'a rien demandé
problem-the-lesson-says-itself-what-to-do = La leçon dit elle-même quoi faire
problem-the-game-is-still-going-on = La partie n'est pas finie
problem-the-game-is-over = La partie est finie
problem-the-game-has-gone-on-meanwhile = La partie a continué entre-temps
problem-the-game-cannot-be-taken-up = La partie ne peut pas être reprise
problem-the-computer-sits-there-now = L'ordinateur est assis là maintenant
problem-that-was-ruled-under-other-rules-than-today-s = Cela a été arbitré selon d'autres règles que celles d'aujourd'hui
problem-somebody-sits-there-already = Quelqu'un est déjà assis là
problem-somebody-is-called-so-already = Quelqu'un s'appelle déjà ainsi
problem-no-time-of-your-opponent-s-is-running = Le temps de votre adversaire ne court pas
problem-enough-has-been-said-at-this-game = On a assez parlé à cette partie
problem-a-lesson-has-no-rematch = Une leçon n'a pas de revanche
problem-there-is-no-such-scenario = Ce scénario n'existe pas
problem-there-is-no-such-puzzle = Ce problème n'existe pas
problem-there-is-no-such-ruleset = Ce système de règles n'existe pas
problem-there-is-no-such-procedure = Cette procédure n'existe pas
problem-there-is-no-such-lesson = Cette leçon n'existe pas
problem-there-is-no-such-layer = Ce calque n'existe pas
problem-there-is-no-such-game = Cette partie n'existe pas
problem-there-is-no-such-entry = Cette entrée n'existe pas
problem-there-is-no-such-chart = Ce tableau n'existe pas
problem-there-is-no-such-army = Cet ordre de bataille n'existe pas
problem-no-roster-is-kept-under-this-ruleset = Ce système ne tient pas d'ordre de bataille
problem-there-is-no-such-counter = Ce pion n'existe pas
problem-you-only-look-on-at-this-game = Vous n'êtes que spectateur de cette partie
problem-this-is-open-to-nobody = Ceci n'est ouvert à personne
problem-this-comes-from-a-page-of-another-site = Ceci vient d'une page d'un autre site
problem-the-save-file-would-show-what-is-hidden-from-you = La sauvegarde montrerait ce qui vous est caché
problem-the-ruling-would-show-what-is-hidden-from-you = L'arbitrage montrerait ce qui vous est caché
problem-the-report-would-show-what-is-hidden-from-you = Le rapport montrerait ce qui vous est caché
problem-the-password-is-not-right = Le mot de passe n'est pas le bon
problem-this-seat-belongs-to-an-account = Cette place appartient à un compte
problem-this-invitation-is-for-no-seat-at-this-game = Cette invitation n'est pour aucune place de cette partie
problem-no-notices-go-out-under-this-link = Aucun avis ne part sous ce lien
problem-name-and-password-do-not-belong-together = Le nom et le mot de passe ne vont pas ensemble
problem-this-server-is-not-called-so = Ce serveur ne s'appelle pas ainsi
problem-not-json-as-it-should-be = Ce n'est pas du JSON correct
problem-not-found = Introuvable
problem-method-not-allowed = Méthode non permise
problem-come-again-in-a-few-seconds = revenez dans quelques secondes
problem-wait-a-while-and-try-again = attendez un peu et réessayez
problem-sign-in-if-it-is-you = connectez-vous si c'est vous
problem-there-is-nothing-to-be-ordered-now = Il n'y a rien à ordonner en ce moment
problem-there-is-no-order-to-be-repeated = Il n'y a pas d'ordre à répéter
problem-no-plan-can-be-carried-out-now = Aucun plan ne peut être exécuté en ce moment
problem-your-seat-has-changed-meanwhile = Votre place a changé entre-temps
problem-the-dice-wait-until-every-side-has-its-player = Les dés attendent que chaque camp ait son joueur
problem-this-seat-belongs-to-your-account-sign-in-to-come-back = Cette place appartient à votre compte : connectez-vous pour revenir
problem-this-needs-a-server = Cela demande un serveur
problem-playing-with-somebody-elsewhere-needs-a-server = Jouer avec quelqu'un d'ailleurs demande un serveur
problem-this-system-is-not-here-yet-and-there-is-no-network = Ce système n’est pas encore ici, et il n’y a pas de réseau
problem-there-is-no-room-to-keep-this-nothing-was-changed = Il n'y a plus de place pour garder cela ; rien n'a changé
problem-this-game-is-damaged = Cette partie est endommagée
problem-the-server-cannot-write-nothing-was-changed-try-again = Le serveur ne peut pas écrire ; rien n'a été changé ; réessayez
problem-nothing-is-looked-into-while-a-game-against-a-person-goes-on = Rien n'est examiné tant que dure une partie contre une personne
problem-this-would-show-what-is-hidden-from-you = Cela montrerait ce qui vous est caché
problem-there-is-nothing-to-be-decided-there = Il n'y a rien à décider là
