import { describe, expect, it } from "vitest";
import type { Odds } from "../src/net/types";
import { apart } from "../src/odds/apart";

type Way = { p: number; classes: number[]; lost: string };

function card({ p, classes, lost }: Way): Odds["card"] {
  const way = {
    when: [],
    policy: {},
    headline: "",
    success: { label: "hold", probability: "", p },
    classes: classes.map((chance, n) => ({ id: `${n}`, label: `${n}`, tone: "even", probability: "", p: chance })),
    losses: lost ? [{ who: "you", text: lost }] : [],
    best: null,
    worst: null,
  };
  return { headline: "", ways: [way], open: 1 } as unknown as Odds["card"];
}

describe("answers to a question", () => {
  it("are told apart by their chances where those differ", () => {
    const told = apart([card({ p: 0.2, classes: [0.2, 0.8], lost: "1" }), card({ p: 0.4, classes: [0.4, 0.6], lost: "2" })]);
    expect(told).toEqual({ bars: true, losses: false });
  });

  it("are told apart by their losses where no chance differs, without bars that say nothing", () => {
    const told = apart([card({ p: 0, classes: [0, 1], lost: "1" }), card({ p: 0, classes: [0, 1], lost: "2" })]);
    expect(told).toEqual({ bars: false, losses: true });
  });

  it("have neither where all is the same and certain", () => {
    const one = card({ p: 0, classes: [0, 1], lost: "1" });
    expect(apart([one, one])).toEqual({ bars: false, losses: false });
  });

  it("keep bars of one colour that differ", () => {
    const told = apart([card({ p: 0, classes: [1, 0], lost: "" }), card({ p: 0, classes: [0, 1], lost: "" })]);
    expect(told).toEqual({ bars: true, losses: false });
  });
});
