stage-both = Both sides
stage-past = behind us
stage-now = now
stage-next = still to come
stage-none = does not take place
stage-repeats = comes again within the turn
stage-decides = { $side } decides
stage-then = then: { $phase }
stages-all = All phases of this turn
end-anyway = End anyway
end-show = Show them
end-again = Done once more ends the phase.
end-answer = Answer the question first.
end-dice = Dice are still to fall.
end-other = It is the other side's decision.
undo-takes = Takes back: { $order }
undo-nothing = There is nothing to take back
undo-anyway = Take it back all the same
undo-keep = Leave it
wish-pass = Pass phases in which nothing can be done
wish-warn = Say what would be given up before a phase ends
wish-explain = Explain each phase the first time
explain-again = Explain the phases once more
explain-again-done = Each phase will be explained again.
join-here = Join the counters in { $hex }
undo-more = { $dice ->
    [0] { "" }
    [one] One throw of dice would be taken back.
   *[other] { $dice } throws of dice would be taken back.
} { $others ->
    [0] { "" }
    [one] One order of the other side too.
   *[other] { $others } orders of the other side too.
}
