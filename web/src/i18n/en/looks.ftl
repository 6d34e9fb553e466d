sound-switch = Sound of shots
sound-on = Shots are heard: switch the sound off
sound-off = No sound: switch the shots on
mini-folded = The small map is folded away, for it would cover units: point here to see it
stack-told = { $count ->
    [one] { $count } counter
   *[other] { $count } counters
}, strength { $total }
tape = Measuring tape
tape-length = { $inches } inches
tape-hint = Drag over the table to measure; Escape puts the tape away
keys-tape = measure with the tape
