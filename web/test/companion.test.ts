// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { read as readRoute } from "../src/app/route.svelte";
import type { Action, Part, Question, Roster } from "../src/companion/api";
import { groups, happening, keyOf, suggested, toggled, unanswered, unfilled } from "../src/companion/asking";
import { fileName, keep, kept, lastUsed, noted, read, REMEMBERED, UNDOABLE, type Kept, type Told } from "../src/companion/kept";

const question = (name: string, more: Partial<Question> = {}): Question => ({
  name,
  about: name,
  kind: "number",
  choices: [],
  low: 1,
  high: 99,
  least: null,
  most: null,
  required: false,
  default: null,
  narrowed: {},
  fields: [],
  first: true,
  own: false,
  ...more,
});
const part = (id: string, more: Partial<Part> = {}): Part => ({
  id,
  title: id,
  of: "own",
  least: 1,
  most: 1,
  link: "",
  after: "",
  questions: { foot: [] },
  ...more,
});
const roster: Roster = {
  title: "Toy",
  turn: 1,
  active: "red",
  armies: {},
  entries: [
    { kind: "foot", name: "Guard", side: "red", formation: "line", brigade: "Ney" },
    { kind: "foot", name: "Line", side: "red" },
    { kind: "foot", name: "Jäger", side: "blue" },
    { kind: "chief", name: "Ney", side: "red" },
    { kind: "chief", name: "Mack", side: "blue", attached: "Jäger" },
  ],
};
const action: Action = {
  id: "fire",
  title: "Fire",
  about: "",
  rule: "toy 6",
  parts: [
    part("firers", {
      most: 2,
      questions: { foot: [question("distance", { required: true }), question("formation", { own: true, kind: "choice", default: "line" }), question("bearing", { first: false, default: 0 })] },
    }),
    part("target", { of: "enemy" }),
    part("chief", { of: "enemy", least: 0, link: "attached", questions: { chief: [] } }),
  ],
  whole: [question("fog", { kind: "flag", default: false, path: "fog" }), question("ground", { path: "beyond.ground", with: ["beyond"] })],
};

describe("who takes part", () => {
  it("is picked and let go by the same tap; one who stands alone is replaced", () => {
    const both = toggled(action.parts[0]!, toggled(action.parts[0]!, {}, "Guard"), "Line");
    expect(both).toEqual({ firers: ["Guard", "Line"] });
    expect(toggled(action.parts[0]!, both, "Guard")).toEqual({ firers: ["Line"] });
    expect(toggled(action.parts[1]!, { target: ["Jäger"] }, "Other")).toEqual({ target: ["Other"] });
  });

  it("takes one part only", () => {
    expect(toggled(action.parts[1]!, { firers: ["Line"], target: [] }, "Line")).toEqual({ firers: [], target: ["Line"] });
  });

  it("is suggested where a field ties him to somebody picked, from either end", () => {
    expect(suggested(action.parts[2]!, roster, "red", { target: ["Jäger"] })).toEqual(["Mack"]);
    expect(suggested(action.parts[2]!, roster, "red", { target: [] })).toEqual([]);
    const brigadier = part("chief", { link: "brigade", questions: { chief: [] } });
    expect(suggested(brigadier, roster, "red", { units: ["Guard"] })).toEqual(["Ney"]);
  });

  it("is missed while too few do", () => {
    expect(unfilled(action, { firers: ["Guard"] }).map((one) => one.id)).toEqual(["target"]);
    expect(unfilled(action, { firers: ["Guard"], target: ["Jäger"] })).toEqual([]);
  });
});

describe("a question", () => {
  const picks = { firers: ["Guard"], target: ["Jäger"] };

  it("begins with what the roster says, and then with the last answer", () => {
    const values = (answers: Record<string, string>): unknown[] => groups(action, roster, picks, answers)[0]!.first.map((one) => one.value);
    expect(values({})).toEqual([undefined, "line"]);
    expect(values({ [keyOf("fire", "firers", "Guard", "formation")]: "square" })).toEqual([undefined, "square"]);
  });

  it("must be answered only if the rules need it", () => {
    expect(unanswered(groups(action, roster, picks, {})).map((one) => one.question.name)).toEqual(["distance"]);
    expect(unanswered(groups(action, roster, picks, { [keyOf("fire", "firers", "Guard", "distance")]: 4 }))).toEqual([]);
  });

  it("about something that is not there is not asked", () => {
    const whole = groups(action, roster, picks, {}).at(-1)!;
    expect([...whole.first, ...whole.more].map((one) => one.question.name)).toEqual(["fog"]);
  });

  it("is told to the server once it is answered, and not before", () => {
    const answers = { [keyOf("fire", "firers", "Guard", "distance")]: 4, [keyOf("fire", "", "", "fog")]: true };
    expect(happening(action, "red", picks, groups(action, roster, picks, answers), answers)).toEqual({
      action: "fire",
      side: "red",
      parts: picks,
      answers: { Guard: { distance: 4 } },
      whole: { fog: true },
    });
  });
});

describe("a table", () => {
  const told = (when: number): Told => ({ title: `${when}`, lines: [{ text: "hit", rule: "toy 6", unit: "Guard" }], when, turn: 1, side: "red", before: roster });
  const table: Kept = { grognard: "roster", format: 1, ruleset: "toy", roster, log: [told(1)] };
  beforeEach(() => localStorage.clear());

  it("is found again in the same browser, until it is cleared", () => {
    expect(kept("toy")).toBeNull();
    keep("toy", table);
    expect(kept("toy")).toEqual(table);
    expect(lastUsed()).toBe("toy");
    // Another system's table lies beside it.
    expect(kept("other")).toBeNull();
    keep("toy", null);
    expect(kept("toy")).toBeNull();
    expect(lastUsed()).toBe("");
  });

  it.each(["", "null", "[]", "{}", '{"grognard":"game"}', '{"grognard":"roster","ruleset":"toy"}', '{"grognard":"roster","ruleset":"toy","roster":{"title":1,"entries":[]}}'])(
    "is not made of %j",
    (text) => {
      expect(read(text)).toBeNull();
    },
  );

  it("leaves out of a strange file what is no log", () => {
    const strange = { ...table, log: [3, null, { title: "x" }, { ...told(2), lines: [{}] }, told(3)], more: 1 };
    expect(read(JSON.stringify(strange))).toEqual({ ...table, log: [told(3)] });
  });

  it("forgets how to undo what is long ago, and then the thing itself", () => {
    let log: Told[] = [];
    for (let n = 0; n < REMEMBERED + 5; n++) log = noted(log, told(n));
    expect(log).toHaveLength(REMEMBERED);
    expect(log.filter((one) => one.before)).toHaveLength(UNDOABLE);
    expect(log[0]!.when).toBe(REMEMBERED + 4);
  });

  it("has a file name that every system takes", () => {
    expect(fileName("Maipú, 5 avril 1818")).toBe("maipu-5-avril-1818.roster.json");
    expect(fileName("…")).toBe("table.roster.json");
  });
});

it("the companion has an address", () => {
  expect(readRoute("#/companion")).toEqual({ page: "companion", ruleset: "", shared: "" });
  expect(readRoute("#/companion/toy/abc")).toEqual({ page: "companion", ruleset: "toy", shared: "abc" });
});
