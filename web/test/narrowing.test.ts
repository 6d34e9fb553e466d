import { describe, expect, it } from "vitest";
import { headline, isOpen, left, settle } from "../src/charts/narrowing";
import type { Case, CaseField } from "../src/net/types";

const field = (name: string, more: Partial<CaseField> = {}): CaseField =>
  ({ name, about: name, kind: "choice", choices: [], required: false, default: null, narrowed: {}, fields: [], ...more }) as CaseField;
const FIELDS = [
  field("id", { kind: "text", required: true }),
  field("arm", { required: true, choices: ["foot", "horse", "guns"].map((value) => ({ value, label: value.toUpperCase() })) }),
  field("formation", { default: "line", narrowed: { arm: { horse: ["line", "column"], guns: ["limbered", "deployed"] } } }),
  field("tired", { kind: "number", default: 0, narrowed: { arm: { foot: ["0"], guns: ["0"] } } }),
];

describe("a field beside others", () => {
  it("is shown only where something is left to say", () => {
    expect(left(FIELDS[2]!, FIELDS, { arm: "foot" })).toBeNull();
    expect(left(FIELDS[2]!, FIELDS, { arm: "horse" })).toEqual(["line", "column"]);
    expect(isOpen(FIELDS[3]!, FIELDS, { arm: "foot" })).toBe(false);
    expect(isOpen(FIELDS[3]!, FIELDS, { arm: "horse" })).toBe(true);
  });

  it("goes back to what is possible when the arm changes", () => {
    const row: Case = { id: "A", arm: "guns", formation: "line", tired: 2 };
    settle(FIELDS, row);
    expect(row).toEqual({ id: "A", arm: "guns", formation: "limbered" });
  });
});

describe("a row", () => {
  it("is headed by its name and what was said of it", () => {
    expect(headline(FIELDS, { id: "87th", arm: "foot" }, 0)).toBe("87th · FOOT");
  });

  it("is headed by the names within it where it has none", () => {
    const hex = [field("counters", { kind: "tables", fields: FIELDS })];
    expect(headline(hex, { counters: [{ id: "87th" }, { id: "Guards" }] }, 0)).toBe("87th, Guards");
    expect(headline(hex, {}, 2)).toBe("3");
  });
});
