practice-tick = For practice: dice may be taken back
practice-about = The same act at the same place rolls the same again. Log and report mark what was taken back. With a friend there is no practice.
practice-chip = Practice
practice-chip-about = Dice may be taken back in this game; log and report mark it.
report-practice = A game for practice: { $dice ->
    [0] no dice were taken back.
    [one] one throw of dice was taken back.
   *[other] { $dice } throws of dice were taken back.
}
