import { describe, expect, it, vi } from "vitest";
import { Film, likeFilms, PACE, stepsIn, times, type Step } from "../src/app/film";
import type { LogEntry } from "../src/net/types";

function entry(seq: number, given: string, moves = false): LogEntry {
  const kind = given.startsWith("throw") ? "throw" : "order";
  const events = moves ? [{ kind: "moved", unit: "A", path: ["0101"] }] : [];
  return { seq, at: 0, by: "red", given, kind, told: "", readings: [], fixed: false, events, lines: [], hash: "" } as unknown as LogEntry;
}

function memory(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

describe("a film", () => {
  it("has one step for an order with its answers and dice, and none where there is nothing to see", () => {
    const log = [
      entry(4, "move A 0101", true),
      entry(5, "done"),
      entry(6, "fire A >0202"),
      entry(7, "throw 3"),
      entry(8, "choose stand"),
      entry(9, "throw 5"),
      entry(10, "done"),
    ];
    expect(stepsIn(log).map((step) => step.entries.map((one) => one.seq))).toEqual([[4], [6, 7, 8, 9]]);
  });

  it("runs faster when it is long, but never too fast to follow", () => {
    const step: Step = { entries: [entry(1, "move A 0101", true)], last: 1 };
    expect(times([step])).toEqual([PACE.order]);
    expect(times(Array.from({ length: 40 }, () => step))[0]).toBe(PACE.whole / 40);
    expect(times(Array.from({ length: 900 }, () => step))[0]).toBe(PACE.least);
  });

  it("can be skipped, until it is rewound", async () => {
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("localStorage", memory());
    const film = new Film();
    const steps = [1, 2, 3].map((seq) => ({ entries: [entry(seq, "move A 0101", true)], last: seq }));
    const shown: number[] = [];
    await film.run(steps, async (step) => {
      shown.push(step.last);
      film.skip();
      // The rest that comes after a step is cut short too.
      setTimeout(() => film.skip(), 0);
    });
    expect(shown).toEqual([1]);
    await film.run(steps, async (step) => void shown.push(step.last));
    expect(shown).toEqual([1]);
    film.rewind();
    expect(film.wanted).toBe(true);
    vi.unstubAllGlobals();
  });

  it("is not shown to whoever does not like films", () => {
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("localStorage", memory());
    const film = new Film();
    expect(film.wanted).toBe(true);
    likeFilms(false);
    expect(film.wanted).toBe(false);
    likeFilms(true);
    expect(film.wanted).toBe(true);
    vi.unstubAllGlobals();
  });

  it("is paused, stepped on and back, and goes on", async () => {
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("localStorage", memory());
    const told: (string | null)[] = [];
    const film = new Film((reeling) => told.push(reeling && `${reeling.at}${reeling.paused ? "p" : ""}`));
    const steps = [1, 2, 3].map((seq) => ({ entries: [entry(seq, "move A 0101", true)], last: seq }));
    const shown: number[] = [];
    const acts = [() => film.step(1), () => film.step(-1), () => film.pause(), () => film.skip()];
    await film.run(steps, async (step) => {
      shown.push(step.last);
      setTimeout(() => acts.shift()?.(), 0);
    });
    // On to the second, back to the first, on again from the pause to the second, and away.
    expect(shown).toEqual([1, 2, 1, 2]);
    expect(told.at(-1)).toBeNull();
    expect(told).toContain("1p");
    vi.unstubAllGlobals();
  });

  it("that somebody asks for waits at every step for whoever wants no motion", async () => {
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    vi.stubGlobal("localStorage", memory());
    const film = new Film();
    expect(film.wanted).toBe(false);
    film.ask();
    const shown: number[] = [];
    await film.run([{ entries: [entry(1, "move A 0101", true)], last: 1 }], async (step) => {
      shown.push(step.last);
      setTimeout(() => film.step(1), 0);
    });
    expect(shown).toEqual([1]);
    expect(film.wanted).toBe(false);
    vi.unstubAllGlobals();
  });
});
