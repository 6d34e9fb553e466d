import { describe, expect, it } from "vitest";
import { Offers, variants } from "../src/app/offers";
import type { Order } from "../src/net/types";

function order(text: string, parts: Partial<Order> = {}): Order {
  const blank = { to: null, facing: null, formation: null, target: null, option: null, by: null, cost: null };
  return { text, verb: text.split(" ")[0]!, label: "", units: ["A"], path: [], ...blank, ...parts };
}

describe("offers", () => {
  const march = order("move A 0101/N", { to: "0101", facing: "N" });
  const fire = order("fire A >0202", { target: "0202" });
  const rally = order("rally A");
  const offers = new Offers([march, fire, rally]);

  it("lie where they are given", () => {
    expect(offers.at("0101")).toEqual([march]);
    expect(offers.at("0202")).toEqual([fire]);
    expect(offers.at("0303")).toEqual([]);
    expect(offers.plain).toEqual([rally]);
  });

  it("tell which verb goes to a hex and which at a target", () => {
    expect([offers.goalVerb, offers.targetVerb]).toEqual(["move", "fire"]);
  });
});

describe("variants", () => {
  it("put together what differs in facing alone", () => {
    const north = order("1", { verb: "move", formation: "line", facing: "N" });
    const south = order("2", { verb: "move", formation: "line", facing: "S" });
    const square = order("3", { verb: "move", formation: "square" });
    const [line, other, ...rest] = variants([north, south, square]);
    expect([...line!.facings]).toEqual([["N", north], ["S", south]]);
    expect([...other!.facings]).toEqual([["", square]]);
    expect(rest).toEqual([]);
  });
});
