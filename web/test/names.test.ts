import { describe, expect, it } from "vitest";
import { inNames } from "../src/app/names";

const nameOf = (id: string): string | undefined => ({ P07: "7 de los Andes", A04: "28th" })[id];

describe("units by name", () => {
  it("puts a name in place of a number", () => {
    expect(inNames("A04 loses 1 (A04: 3)", nameOf)).toBe("28th loses 1 (28th: 3)");
  });
  it("says no name twice", () => {
    expect(inNames("7 de los Andes (P07) charges; 28th (A04) stands", nameOf)).toBe("7 de los Andes charges; 28th stands");
  });
  it("leaves what is no unit as it is", () => {
    expect(inNames("1+2=3 (6) on column C2 (S2)", nameOf)).toBe("1+2=3 (6) on column C2 (S2)");
  });
  it("names who stands in brackets alone", () => {
    expect(inNames("the leader (A04)", nameOf)).toBe("the leader (28th)");
  });
});
