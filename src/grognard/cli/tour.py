"""`grognard tour`: a guided way from a situation to its odds and its ruling."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from grognard.cli.options import Lang, Language

if TYPE_CHECKING:
    from grognard.answers.situation import Situation
    from grognard.cli.fill import Form
    from grognard.cli.table import Asked
    from grognard.core.drivers.explain import Words
    from grognard.core.drivers.play import Step
    from grognard.core.ruleset import Procedure, Ruleset


class Leave(Exception):
    """The person has seen enough."""


def tour(lang: Lang = Language.en) -> None:
    """A guided tour: pick a system and a procedure, fill in a case, see the odds, roll.

    Enter takes what stands in brackets, q leaves. Without a terminal it plays a short demonstration.

    Example: `grognard tour --lang es`
    """
    from grognard.cli.table import at_terminal
    from grognard.core.drivers.explain import Words
    from grognard.rulesets import RULESETS, ruleset

    guide = Guide(Words(ruleset(RULESETS[0]).rules, lang.value))
    try:
        if at_terminal():
            guide.walk()
        else:
            guide.demonstrate()
    except (Leave, EOFError, KeyboardInterrupt):
        guide.say("")
    guide.say(guide.words.say("tour-bye"))


class Guide:
    """Leads through one situation after the other."""

    def __init__(self, words: Words) -> None:
        from grognard.cli.screen import screen

        self.words = words
        self.out = screen()

    def say(self, text: str, style: str | None = None) -> None:
        from grognard.render.prose import Prose

        self.out.print(Prose(text, style or ""))

    def line(self, text: str, style: str) -> None:
        """Text to be copied: the terminal may break it, we do not."""
        self.out.print(text, style=style, soft_wrap=True)

    def ask(self, prompt: str) -> str:
        from grognard.cli.table import ask_line

        line = ask_line(prompt)
        if line.lower() in ("q", "quit"):
            raise Leave
        return line

    def walk(self) -> None:
        from grognard.cli.fill import Form
        from grognard.rulesets import RULESETS, ruleset

        self.say(self.words.say("tour-welcome"))
        self.say(self.words.say("tour-leave"), "dim")
        while True:
            language = self.words.language
            systems = [(id, ruleset(id).title.say(language)) for id in RULESETS]
            rules = ruleset(self.pick(self.words.say("tour-system"), systems))
            listed = [(p.id, p.title.say(language)) for p in rules.procedures.values()]
            procedure = rules.procedure(self.pick(self.words.say("tour-procedure"), listed))
            self.situation(rules, procedure)
            form = Form(self.words, self.ask, self.say)
            if not form.yes(self.words.say("tour-again"), default=False):
                return

    def pick(self, question: str, listed: list[tuple[str, str]]) -> str:
        """One of a numbered list, by number or name; Enter takes the first."""
        self.say(f"\n{question}", "bold")
        for number, (id, title) in enumerate(listed, 1):
            self.say(f"  {number}. {id} - {title}")
        ids = [id for id, _title in listed]
        while True:
            line = self.ask(f"{self.words.say('tour-pick')} [1]:") or "1"
            if line in ids:
                return line
            if line.isdecimal() and 1 <= int(line) <= len(ids):
                return ids[int(line) - 1]
            self.say(self.words.say("tour-wanted", wanted=f"1-{len(ids)}"))

    def situation(self, rules: Ruleset, procedure: Procedure) -> None:
        """From the example to a case that the rules accept, its odds, and its ruling."""
        from grognard.answers.errors import lines_of
        from grognard.answers.situation import situation
        from grognard.cli.fill import Form
        from grognard.core.drivers.explain import Words
        from grognard.core.errors import GrognardError

        data = rules.example(procedure.id)
        form = Form(Words(rules.rules, self.words.language), self.ask, self.say)
        self.show_case(data)
        changed = False
        while True:
            changes = self.changes(form, rules, procedure, data)
            changed, data = changed or changes is not data, changes
            try:
                chosen = situation(rules, procedure, data, self.words.language)
                self.odds(chosen, {})
                self.roll(chosen, form.yes)
            except GrognardError as wrong:
                for line in lines_of(wrong):
                    self.say(line, "red")
                continue
            if changed:
                self.keep(rules, procedure, data)
            else:
                where = {"ruleset": rules.id, "procedure": procedure.id}
                self.line(self.words.say("tour-file", **where), "dim")
            return

    def changes(
        self, form: Form, rules: Ruleset, procedure: Procedure, data: dict[str, Any]
    ) -> dict[str, Any]:
        """The case with single fields changed, or all of them gone through; the same where it is kept."""
        from grognard.answers.errors import lines_of
        from grognard.cli.case_lines import numbers
        from grognard.cli.cases import set_fields
        from grognard.cli.fill import is_yes
        from grognard.core.errors import GrognardError

        example = next(numbers(data), "a.b=1")
        asked = self.words.say("tour-fill", example=example)
        while True:
            line = self.ask(f"  {asked} [{self.words.word('no')}]:")
            if not line or is_yes(line) is False:
                return data
            if is_yes(line) or line.lower() == "all":
                return form.case(procedure.case, data)
            try:
                changed = set_fields(data, [line])
                rules.build_case(procedure.id, changed)
            except GrognardError as wrong:
                for fault in lines_of(wrong):
                    self.say("  " + fault.removeprefix("--set").lstrip(" :"), "red")
                continue
            data = changed
            self.show_case(data)

    def keep(self, rules: Ruleset, procedure: Procedure, data: dict[str, Any]) -> None:
        """Offer to write the case that was filled in to a file."""
        from pathlib import Path

        from grognard.answers.errors import Stop
        from grognard.cli.charts import write
        from grognard.cli.fill import is_yes
        from grognard.core.template import template

        while name := self.ask(f"  {self.words.say('tour-keep-file')} [-]:"):
            if name == "-" or is_yes(name) is False:
                return
            try:
                if os.path.exists(name):
                    raise Stop(self.words.say("tour-exists", file=name))
                write(template(rules, procedure.id, self.words.language, data), Path(name))
            except Stop as wrong:
                self.line(str(wrong), "red")
                continue
            where = {"ruleset": rules.id, "procedure": procedure.id, "file": name}
            self.line(self.words.say("tour-kept", **where), "dim")
            return

    def show_case(self, data: dict[str, Any]) -> None:
        from rich.padding import Padding

        from grognard.cli.case_lines import case_lines
        from grognard.render.prose import Prose

        self.say(f"\n{self.words.say('tour-case')}", "bold")
        for line in case_lines(data):
            self.out.print(Padding(Prose(line), (0, 0, 0, 2)))

    def odds(self, situation: Situation, policy: Mapping[str, str]) -> None:
        from grognard.answers.figures import MOST_BRANCHES, figure
        from grognard.cli.show_odds import show_sheet

        self.say(f"\n{self.words.say('tour-odds')}", "bold")
        show_sheet(figure(situation, policy, most_branches=MOST_BRANCHES))

    def roll(self, situation: Situation, yes: Callable[..., bool]) -> None:
        from grognard.cli.resolve import fresh_seed
        from grognard.cli.table import OwnDice

        self.say(f"\n{self.words.say('tour-roll')}", "bold")
        if yes(self.words.say("tour-dice"), default=False):
            self.rule(situation, OwnDice((), situation.words, self.ask), "", {})
        else:
            self.rule_seeded(situation, fresh_seed(), {})

    def rule_seeded(self, situation: Situation, seed: int, policy: Mapping[str, str]) -> None:
        from grognard.cli.table import seeded

        self.rule(situation, seeded(seed), situation.words.say("show-seed", seed=seed), policy)

    def rule(self, situation: Situation, dice: Asked, source: str, policy: Mapping[str, str]) -> None:
        """Roll, show the ruling as it goes on, and say how to ask for it again without the tour."""
        from grognard.answers.situation import refusal
        from grognard.cli.show_ruling import show_ruling, show_steps
        from grognard.cli.table import Decisions, Table
        from grognard.core.errors import IllegalOrder

        words = situation.words

        def show(steps: list[Step], before: int) -> None:
            show_steps(self.out, words, steps, before)

        table = Table(words, dice, Decisions(policy, words, self.ask), show)
        self.say("")
        try:
            played = table.rule(situation.procedure.run, situation.case)
        except IllegalOrder as refused:
            raise refusal(words, refused) from None
        show_ruling(self.out, situation, played, table.shown)
        self.say("")
        if source and any(not isinstance(step.given, str) for step in played.steps):
            self.say(source, "dim")

    def demonstrate(self) -> None:
        """One example ruled; open decisions take their first option."""
        from grognard.answers.figures import figure
        from grognard.answers.situation import situation
        from grognard.rulesets import RULESETS, ruleset

        self.say(self.words.say("tour-demonstration"))
        rules = ruleset(RULESETS[0])
        procedure = next(iter(rules.procedures.values()))
        data = rules.example(procedure.id)
        self.show_case(data)
        chosen = situation(rules, procedure, data, self.words.language)
        policy = {choice.id: choice.options[0] for choice in figure(chosen, {}, most_branches=0).choices}
        self.odds(chosen, policy)
        self.say(f"\n{self.words.say('tour-roll')}", "bold")
        self.rule_seeded(chosen, 1, policy)
        self.say(self.words.say("tour-file", ruleset=rules.id, procedure=procedure.id), "dim")
