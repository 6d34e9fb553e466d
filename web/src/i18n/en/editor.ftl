editor = Battle editor
editor-about = Draw a map, raise two armies, say what is fought for, and see at once what the rules make of it.
editor-open = To the editor
editor-lead = Begin with an empty map or with any battle there is. Whatever you do can be undone, and stays in this browser until you take it home as a file.
editor-go-on = Go on with { $title }
editor-empty = An empty map
editor-columns = Columns
editor-rows = Rows
editor-begin = Begin
editor-begin-armies = Begin with armies
editor-new-title = My battle
editor-file = A file
editor-file-about = Choose a battle that was saved as a file, or drop it anywhere on this page.
editor-copy = A battle there is
editor-redo = Do again
editor-download = Save as a file
editor-other = Another battle
editor-map = The map that is drawn
editor-no-map = The map cannot be read. What is wrong with it stands among the findings.
editor-tab-ground = Map
editor-tab-army = Armies
editor-tab-sheet = Battle
editor-tab-test = Try it
editor-tools = What is drawn
editor-tool-hand = Hand
editor-tool-ground = Ground
editor-tool-level = Height
editor-tool-side = Hexsides
editor-tool-way = Roads
editor-tool-name = Names
editor-how = How it is painted
editor-how-brush = Brush
editor-how-line = Line
editor-how-fill = Fill
editor-pick = Pick from the map
editor-erase = Take away
editor-way-about = Click the hexes it goes through; between them it runs straight.
editor-name = Name
editor-lay = Lay it
editor-less = One hex less
editor-remove = Remove
editor-name-about = Click a hex to name it. An empty name takes it away.
editor-set = Set
editor-tables = Tables
editor-army-about = Take a counter up here or on the map, then drag it to its hex. With a later turn it arrives there.
editor-like = Another one like this
editor-add = Add
editor-lists = What is fought for, and rules of its own
editor-findings = { $flaws ->
    [0] Nothing wrong
    [one] { $flaws } thing wrong
   *[other] { $flaws } things wrong
  }{ $odd ->
    [0] { "" }
    [one] , { $odd } odd
   *[other] , { $odd } odd
  }
editor-sound = Nothing is wrong with this battle.
editor-mend = Mend it
editor-flawed = { $flaws ->
    [one] It can be tried when the { $flaws } thing that is wrong is mended.
   *[other] It can be tried when the { $flaws } things that are wrong are mended.
  }
editor-playable = It can be played as it stands.
editor-play = Play it
editor-play-as = As { $side }
editor-computers = Let the computers play
editor-games = Games
editor-run = Let them play
editor-stop = Stop
editor-played = { $done } of { $games } games
editor-stale = The battle has been changed since these games were played.
editor-side = Side
editor-wins = Wins
editor-lost = Strength lost
editor-lasts = A game lasts { $turns } turns.
editor-graves = Counters were lost here:
editor-tool-copy = Copy
editor-copy-here = Drag over the hexes that you want once more.
editor-copy-there = Click where they go: their first hex is laid there. As often as you like.
editor-copy-other = Copy others
editor-tracing = Tracing paper
editor-tracing-about = A picture to draw after. It is laid over the map and is no part of the battle.
editor-tracing-faint = How much of it is seen
editor-seed = A new battle from a seed
editor-size = Size
editor-size-small = small
editor-size-medium = medium
editor-size-large = large
editor-seed-number = Seed
editor-make = Make it
editor-seed-other = Another seed
editor-seed-about = Ground, two armies of equal points, objectives and a story that nobody has fought. Computers play it before you get it: the first of three that is even, or the most even one and how far off it is.
editor-seed-trying = Battle { $number } of at most { $most }: { $done } of { $games } games
editor-seed-enough = Take it as it is
editor-seed-untried = Nobody has tried whether this battle is even. The computers can tell you under “Try it”.
editor-tab-rules = Charts
editor-rules-about = A copy of the system for this battle alone: write over a cell, a modifier or a figure. The printed game stays as it is.
editor-changed = What is changed
editor-rules-called = What the changed system is called
editor-as-printed = All as printed
editor-rules-odd = { $odd ->
    [one] The linter finds { $odd } odd thing that the printed charts have not:
   *[other] The linter finds { $odd } odd things that the printed charts have not:
  }
editor-rules-sound = The linter finds nothing odd in the changed charts.
editor-chart = Chart
editor-modifiers = Modifiers
editor-printed = printed: { $printed }
editor-odds = The odds before and after
editor-odds-about = Exact, by the cases of the system’s examples; an open decision goes by its first option. The pale bar is the printed game.
editor-before = printed
editor-after = changed
editor-cannot-rule = This case cannot be ruled any more:
editor-loses = { $who } loses { $before } points on average, now { $after }.
editor-still = These examples come to the same as before:
editor-facts = Figures that stand in no chart
editor-facts-find = Find
editor-points = Points
editor-turns = Turns
editor-beside = Play the same games by the printed charts too
editor-even = What would make it even
editor-even-at = With { $side } winning from a lead of more than { $level } points, and the enemy from less, it would be even ({ $share }). The true level lies between { $low } and { $high }.
editor-even-none = This battle is not decided by points.
editor-effects = What the changed charts do to the battle
editor-difference = difference
editor-chance = (may be chance)
editor-needed = { $games } games would tell the effect on wins to within 3 in 100.
editor-tool-area = Areas
editor-tool-strip = Strips and lines
editor-symmetry = The other side too
editor-fold-none = no
editor-fold-across = left and right
editor-fold-down = top and bottom
editor-fold-round = turned about the middle
editor-area-about = Click its corners one after another, then lay it. What is laid later lies on top.
editor-strip-about = Click the points it goes through: a road, a stream, a wall. Without a width it is a line.
editor-strip-width = Width in inches
editor-corner-less = One point less
editor-laid = What lies on the table
editor-width = Width in inches
editor-depth = Depth in inches
