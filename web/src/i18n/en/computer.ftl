# A computer whose turn it is, while others think.
waiting-in-line = { $count ->
    [0] The computer waits until another game has thought.
    [one] The computer waits for its turn to think; { $count } game comes first.
   *[other] The computer waits for its turn to think; { $count } games come first.
}
