# A computer whose turn it is, while others think.
waiting-in-line = { $count ->
    [0] L'ordinateur attend qu'une autre partie ait fini de réfléchir.
    [one] L'ordinateur attend son tour de réfléchir ; { $count } partie passe avant.
   *[other] L'ordinateur attend son tour de réfléchir ; { $count } parties passent avant.
}
