// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { read as readRoute } from "../src/app/route.svelte";
import { rollsIn } from "../src/app/rolls";
import { read, written } from "../src/charts/cases";
import { weighed } from "../src/odds/odds";
import type { LogEntry, SaidOdds } from "../src/net/types";
import { glued, linked, told } from "../src/panels/linked";

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

  it("keeps brackets and full stops with the link they belong to", () => {
    const parts = glued(linked("Battery (0603), then (F01).", (word) => ["F01", "0603"].includes(word)));
    expect(parts.map(({ before = "", text, after = "" }) => `${before}${text}${after}`)).toEqual(["Battery ", "(0603),", " then ", "(F01)."]);
    expect(parts.map(({ link }) => link)).toEqual([false, true, false, true]);
  });
});

describe("an entry of the log", () => {
  it("passes over phases in which nothing happened", () => {
    const lines = ["Fire", "Melee", "A moves", "Clean up"].map((text) => ({ text, rule: "", kind: text === "A moves" ? "plain" : "phase" }));
    const entry = { lines } as unknown as LogEntry;
    expect(told(entry).map((line) => [line.text, line.phase])).toEqual([
      ["Melee", true],
      ["A moves", false],
      ["Clean up", true],
    ]);
  });
});

describe("dice", () => {
  it("are the throws of what just happened", () => {
    const entry = (seq: number, given: string): LogEntry => ({ seq, given, told: "fire", die: 6, readings: ["5+3=8: hit"], events: [], lines: [{ text: "hit", rule: "6.2" }] }) as unknown as LogEntry;
    expect(rollsIn([entry(1, "fire A >0101"), entry(2, "throw 5 3")])).toEqual({
      seq: 2,
      seqs: [2],
      throws: [{ faces: [5, 3], die: 6, purpose: "fire", readings: ["5+3=8: hit"], lines: [{ text: "hit", rule: "6.2", phase: false }] }],
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
  const card = { headline: "The hex is taken 62%", ways: [], open: 1 };

  it("are a card at once, and the rest when it is wanted", async () => {
    const asked: string[] = [];
    const ask = (detail: string): Promise<SaidOdds> => {
      asked.push(detail);
      return Promise.resolve({ title: "Melee", card } as unknown as SaidOdds);
    };
    const odds = await weighed(ask);
    expect(odds).toMatchObject({ title: "Melee", card, throws: [], choices: [] });
    await odds?.more("worth");
    expect(asked).toEqual(["card", "worth"]);
  });

  it("are none where there is no ruling", async () => {
    expect(await weighed(() => Promise.resolve({ odds: null } as unknown as SaidOdds))).toBeNull();
  });
});

describe("an address", () => {
  it("leads to a page", () => {
    expect(readRoute("#/game/abc")).toEqual({ page: "game", game: "abc", entry: 0 });
    expect(readRoute("#/game/abc/17")).toEqual({ page: "game", game: "abc", entry: 17 });
    expect(readRoute("#/report/abc")).toEqual({ page: "report", game: "abc" });
    expect(readRoute("#/join/abc/secret")).toEqual({ page: "join", game: "abc", token: "secret", how: "" });
    expect(readRoute("#/join/abc/secret/back")).toEqual({ page: "join", game: "abc", token: "secret", how: "back" });
    expect(readRoute("#/charts/barrosa/fire")).toEqual({ page: "charts", ruleset: "barrosa", procedure: "fire", case: "" });
    expect(readRoute("")).toEqual({ page: "start" });
  });

  it("leads to the start page where it was mangled", () => {
    expect(readRoute("#/%")).toEqual({ page: "start" });
    expect(readRoute("#/game/%E0%A4%A")).toEqual({ page: "game", game: "%E0%A4%A", entry: 0 });
  });
});
