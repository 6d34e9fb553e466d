letter-reset-subject = Una contraseña nueva para Grognard
letter-reset =
    Hola, { $name }:

    alguien, seguramente usted, ha pedido una contraseña nueva para su cuenta de Grognard. Elíjala aquí:

    { $link }

    El enlace sirve una sola vez, durante una hora. Si no ha sido usted, no tiene que hacer nada: su contraseña sigue siendo la misma.
letter-confirm-subject = ¿Es esta su dirección?
letter-confirm =
    Hola:

    alguien, seguramente usted, ha dado esta dirección para una cuenta de Grognard. Confírmela aquí:

    { $link }

    El enlace sirve una sola vez, durante tres días. Si no ha sido usted, no tiene que hacer nada y no recibirá nada más.
letter-known-subject = Su dirección en Grognard
letter-known =
    Hola, { $name }:

    alguien, seguramente usted, ha dado esta dirección para otra cuenta de Grognard. Pertenece a la suya, { $name }, y allí se queda. Entre aquí o pida una contraseña nueva:

    { $link }

    Si no ha sido usted, no tiene que hacer nada.
