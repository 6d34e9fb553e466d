// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { ticked } from "../src/lesson/lesson.svelte";
import { beginnings, stop } from "../src/lookback/lookback.svelte";
import type { LessonPlan, LogEntry } from "../src/net/types";
import { cited } from "../src/reference/reference.svelte";

const began = (turn: number, step: number): Record<string, unknown> => ({ kind: "phase-began", turn, step });
const log = [
  [began(1, 0)],
  [],
  [began(1, 1)],
  [],
  [began(1, 2), began(2, 0)],
  [],
].map((events, place) => ({ seq: place + 1, events }) as unknown as LogEntry);

describe("looking back", () => {
  it("stops at every entry, phase or turn", () => {
    expect(beginnings(log, "entry")).toEqual([1, 2, 3, 4, 5, 6]);
    expect(beginnings(log, "phase")).toEqual([1, 3, 5]);
    expect(beginnings(log, "turn")).toEqual([1, 5]);
  });

  it("goes to the next stop, and no further than the ends", () => {
    expect(stop([1, 3, 5], 1, 1, 6)).toBe(3);
    expect(stop([1, 3, 5], 5, 1, 6)).toBe(6);
    expect(stop([1, 3, 5], 5, -1, 6)).toBe(3);
    expect(stop([1, 3, 5], 1, -1, 6)).toBe(1);
  });
});

describe("a lesson", () => {
  const task = (does: string | null, see: string | null): object => ({ hint: "", do: does, see });
  const plan = {
    steps: [
      { tasks: [task(null, "unit:A")] },
      { tasks: [task("move", null), task(null, "panel:odds")] },
      { tasks: [task("done", null)] },
    ],
  } as unknown as LessonPlan;

  it("ticks what the server has accepted and what was seen", () => {
    expect(ticked(plan, 0, new Set())).toEqual([[false], [false, false], [false]]);
    expect(ticked(plan, 0, new Set(["0.0"]))).toEqual([[true], [false, false], [false]]);
    expect(ticked(plan, 1, new Set(["0.0"]))).toEqual([[true], [true, false], [false]]);
  });

  it("passes over whatever comes before an order that was given", () => {
    expect(ticked(plan, 1, new Set())).toEqual([[true], [true, false], [false]]);
    expect(ticked(plan, 2, new Set())).toEqual([[true], [true, true], [true]]);
  });
});

describe("a citation", () => {
  it("names a rulebook and a paragraph, or nothing", () => {
    expect(cited("jours-de-gloire 7.4.1")).toEqual({ ruleset: "jours-de-gloire", paragraph: "7.4.1" });
    expect(cited("as agreed")).toBeNull();
  });
});
