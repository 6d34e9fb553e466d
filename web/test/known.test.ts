// @vitest-environment jsdom
import { expect, it } from "vitest";
import { forgetInvitations, knownGames, remember } from "../src/net/known";

it("keeps an invitation only while its seat is open", () => {
  remember({ game: "one", title: "One", links: { french: "secret", allied: "other" }, when: 1 });
  forgetInvitations("one", ["allied"]);
  expect(knownGames()[0]?.links).toEqual({ allied: "other" });
  forgetInvitations("one", []);
  expect(localStorage.getItem("grognard.games")).not.toContain("other");
  expect(knownGames()[0]?.title).toBe("One");
});
