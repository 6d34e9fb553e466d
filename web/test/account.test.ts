// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { ago } from "../src/account/ago";
import { inOrder } from "../src/account/games";
import { told } from "../src/net/told";
import { read } from "../src/app/route.svelte";
import { Problem } from "../src/net/request";

describe("one's own games", () => {
  it("begin with those that wait for us and end with those that are over", () => {
    const game = (id: string, yours: boolean, over: boolean, at: number) => ({ id, yours, over, at });
    const games = [game("over", false, true, 9), game("old", true, false, 1), game("theirs", false, false, 8), game("new", true, false, 2)];
    expect(inOrder(games, (one) => one).map((one) => one.id)).toEqual(["new", "old", "theirs", "over"]);
  });
});

describe("how long ago", () => {
  const minute = 60_000;
  it("is said in the largest unit that fits", () => {
    const past = (passed: number): string => ago(0, "en", passed);
    expect([0, 3 * minute, 120 * minute, 26 * 60 * minute, 70 * 24 * 60 * minute].map(past)).toEqual([
      "now",
      "3 minutes ago",
      "2 hours ago",
      "yesterday",
      "2 months ago",
    ]);
  });

  it("is said in the reader's language, and never of the future", () => {
    expect(ago(0, "fr", 3 * minute)).toBe("il y a 3 minutes");
    expect(ago(5 * minute, "en", 0)).toBe("now");
  });
});

describe("a refusal", () => {
  it("is told by its code, whatever the server says in English", () => {
    expect(told(new Problem(409, "Somebody is called so already", { code: "name-taken" }))).toContain("name");
    expect(told(new Problem(429, "Too many requests", {}))).toContain("Too many attempts");
    expect(told(new Problem(422, "something else", { code: "unheard-of" }))).toBe("something else");
    expect(told(new TypeError("fetch failed"))).toContain("server");
  });
});

describe("the links in letters", () => {
  it("carry their secret behind the #", () => {
    expect(read("#/reset/secret")).toEqual({ page: "reset", token: "secret" });
    expect(read("#/confirm/secret")).toEqual({ page: "confirm", token: "secret" });
    expect(read("#/reset")).toEqual({ page: "start" });
    expect(read("#/account/game-id")).toEqual({ page: "account", back: "game-id" });
  });
});
