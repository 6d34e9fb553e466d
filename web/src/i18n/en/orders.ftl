pick-from = from { $hex }
pick-from-any = from where the rules choose
pick-via = by { $hexes }
arrivals = Waiting beside the map
arrivals-waiting = { $count ->
    [one] One unit waits beside the map: take it, then a lit hex
   *[other] { $count } units wait beside the map: take one, then a lit hex
}
arrivals-where = { $unit }: where does it come in?
fault = Something went wrong in this page. The game itself is safe on the server.
fault-part = This part of the page has failed. The game itself is safe on the server.
fault-again = Try again
fault-reload = Load the page anew
unit-down = Put this unit down (Esc)
hint-beneath = In the same spot: { $units }. Another click there takes the next.
