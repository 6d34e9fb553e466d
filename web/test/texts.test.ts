// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { read as readRoute } from "../src/app/route.svelte";
import { rollsIn } from "../src/app/rolls";
import { read, written } from "../src/charts/cases";
import { readOdds } from "../src/net/reading";
import type { LogEntry, SaidOdds } from "../src/net/types";
import { linked, spoken, told } from "../src/panels/linked";

describe("a line of the log", () => {
  it("links hexes and units, and nothing else", () => {
    const known = (word: string): boolean => ["F01", "0802"].includes(word);
    expect(linked("First (F01) moves to 0802/NW", known)).toEqual([
      { text: "First (", link: false },
      { text: "F01", link: true },
      { text: ") moves to ", link: false },
      { text: "0802", link: true },
      { text: "/NW", link: false },
    ]);
  });
});

describe("an order in the log", () => {
  it("is said with the reader's verb, and answers in his words", () => {
    const words: Record<string, string> = { attack: "ataca", choose: "responde", yes: "sí" };
    const said = (word: string): string => words[word] ?? word;
    expect(spoken("attack G01+G02 >0507", said)).toBe("ataca G01 + G02 → 0507");
    expect(spoken("choose yes", said)).toBe("responde sí");
  });
});

describe("an entry of the log", () => {
  it("passes over phases in which nothing happened", () => {
    const began = (text: string): Record<string, unknown> => ({ kind: "phase-began", text });
    const entry = {
      events: [began("Fire"), began("Melee"), { kind: "moved", text: "A moves" }, began("Clean up")],
      lines: ["Fire", "Melee", "A moves", "Clean up"].map((text) => ({ text, rule: "" })),
    } as unknown as LogEntry;
    expect(told(entry).map((line) => [line.text, line.phase])).toEqual([
      ["Melee", true],
      ["A moves", false],
      ["Clean up", true],
    ]);
  });
});

describe("dice", () => {
  it("are the throws of what just happened", () => {
    const entry = (seq: number, given: string): LogEntry => ({ seq, given, purpose: "fire", events: [], lines: [{ text: "hit", rule: "6.2" }] }) as unknown as LogEntry;
    expect(rollsIn([entry(1, "fire A >0101"), entry(2, "throw 5 3")])).toEqual({
      seq: 2,
      throws: [{ faces: [5, 3], purpose: "fire", lines: [{ text: "hit", rule: "6.2", phase: false }] }],
    });
    expect(rollsIn([entry(1, "done")])).toBeNull();
  });
});

describe("a case in a link", () => {
  it("comes back as it was, accents and all", () => {
    const given = { firers: [{ id: "Légère ½", strength: 5 }], cover: true };
    expect(read(written(given))).toEqual(given);
    expect(written(given)).toMatch(/^[\w-]+$/);
  });

  it("is nothing if somebody tampered with it", () => {
    expect(read("%%%")).toBeNull();
    expect(read("W10")).toBeNull();
  });
});

describe("odds", () => {
  it("are one branch where nothing is open, and none where there is no ruling", () => {
    const outcomes = [{ outcome: {}, label: "no effect", probability: "1", p: 1 }];
    expect(readOdds({ outcomes } as unknown as SaidOdds)?.branches).toHaveLength(1);
    expect(readOdds({ odds: null } as unknown as SaidOdds)).toBeNull();
  });

  it("say which way a decision goes in the reader's words, and what is lost on average", () => {
    const choice = { id: "recall", prompt: "Recall?", options: ["yes"], labels: { yes: "ride back" } };
    const branch = { policy: { recall: "yes" }, outcomes: [], success: null, expected: { Guard: { losses: "3/2", mean: 1.5 } } };
    const odds = readOdds({ choices: [choice], branches: [branch], outcomes: [] } as unknown as SaidOdds);
    expect(odds?.branches[0]).toMatchObject({ when: ["Recall? ride back"], losses: [{ unit: "Guard", mean: 1.5 }] });
  });
});

describe("an address", () => {
  it("leads to a page", () => {
    expect(readRoute("#/game/abc")).toEqual({ page: "game", game: "abc", entry: 0 });
    expect(readRoute("#/game/abc/17")).toEqual({ page: "game", game: "abc", entry: 17 });
    expect(readRoute("#/report/abc")).toEqual({ page: "report", game: "abc" });
    expect(readRoute("#/join/abc/secret")).toEqual({ page: "join", game: "abc", token: "secret" });
    expect(readRoute("#/charts/barrosa/fire")).toEqual({ page: "charts", ruleset: "barrosa", procedure: "fire", case: "" });
    expect(readRoute("")).toEqual({ page: "start" });
  });
});
