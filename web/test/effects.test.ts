import { expect, test } from "vitest";
import { sightsIn } from "../src/effects/effects";
import type { LogEntry } from "../src/net/types";

function entry(seq: number, ...events: LogEntry["events"]): LogEntry {
  return { seq, at: 0, by: "french", given: "", kind: "order", told: "", readings: [], die: null, fixed: false, events, lines: [], place: null, takes_back: null, summary: null, hash: "" };
}
const PLACES: Record<string, { x: number; y: number }> = { F1: { x: 10, y: 20 }, A1: { x: 50, y: 60 } };
const placeOf = (unit: string): { x: number; y: number } | null => PLACES[unit] ?? null;

test("smoke rises where somebody fired, then what it cost is told, then they run", () => {
  const seen = sightsIn(
    [entry(4, { kind: "marker-set", unit: "F1", effect: "shot" }), entry(5, { kind: "lost-strength", unit: "A1", points: 2, effect: "loss" }, { kind: "state-changed", unit: "A1", effect: "rout" })],
    placeOf,
  );
  expect(seen.map(({ kind, x, text }) => [kind, x, text])).toEqual([["shot", 10, ""], ["loss", 50, "−2"], ["rout", 50, ""]]);
  expect(seen.map(({ delay }) => delay)).toEqual([...seen.map(({ delay }) => delay)].sort((a, b) => a - b));
});

test("what looks like nothing and who stands nowhere shows nothing", () => {
  expect(sightsIn([entry(1, { kind: "moved", unit: "F1", effect: null }, { kind: "lost-strength", unit: "gone", points: 1, effect: "loss" })], placeOf)).toEqual([]);
});

test("of a great deal only the last is shown", () => {
  const many = Array.from({ length: 60 }, (_, n) => entry(n, { kind: "marker-set", unit: "F1", effect: "shot" }));
  expect(sightsIn(many, placeOf).length).toBeLessThan(30);
});
