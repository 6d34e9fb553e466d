"""Somebody who follows a lesson: reads what is to be done, does it or has it done."""

from __future__ import annotations

from playwright.sync_api import Page, expect

#: where a lesson is: its step, its title, and how much of it is done
PLACE = """() => {
    const step = document.querySelector(".coach .count")?.textContent;
    const title = document.querySelector(".coach h3")?.textContent;
    return [step, title, document.querySelectorAll(".coach li.done").length].join("|");
}"""


class Coach:
    def __init__(self, page: Page) -> None:
        self.page, self.coach = page, page.locator(".coach")
        self.skip = self.coach.get_by_role("button", name="Do it for me")
        self.title = self.coach.locator("h3")
        #: what is to be done now
        self.now = self.coach.locator("li.now")
        self._over = self.title.filter(has_text="That was the lesson")

    def do_it(self) -> bool:
        """Have the lesson do its next task; False where none is left.

        While one is under way the button says that it is at work. Only when it is not may the lesson be over:
        whoever asks earlier waits for a button that goes away.
        """
        at_rest = self.coach.locator("[aria-disabled=false]").and_(self.skip)
        expect(at_rest.or_(self._over)).to_be_visible(timeout=self.patience)
        if self._over.count():
            return False
        before = self.page.evaluate(PLACE)
        self.skip.click()
        self.page.wait_for_function(f"before => ({PLACE})() !== before", arg=before)
        return True

    #: milliseconds in which whatever the lesson does itself is done, Python that has to start included
    patience = 120_000
