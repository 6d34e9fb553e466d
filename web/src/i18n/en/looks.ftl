sound-switch = Sound of shots
sound-on = Shots are heard: switch the sound off
sound-off = No sound: switch the shots on
mini-folded = The small map is folded away, for it would cover units: point here to see it
stack-told = { $count ->
    [one] { $count } counter
   *[other] { $count } counters
}, strength { $total }
tape = Measuring tape
tape-length = { $inches ->
    [one] { $inches } inch
   *[other] { $inches } inches
  }
tape-hint = Drag over the table to measure; Escape puts the tape away
keys-tape = measure with the tape
compass-north = north
compass-north-east = north-east
compass-east = east
compass-south-east = south-east
compass-south = south
compass-south-west = south-west
compass-west = west
compass-north-west = north-west
whereabouts = { $across }″ from the left edge, { $up }″ from the lower
