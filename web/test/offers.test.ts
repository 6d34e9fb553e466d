import { describe, expect, it } from "vitest";
import { isOneAct, Offers, opening, spell, taken, telling, variants } from "../src/app/offers";
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

describe("a menu", () => {
  it("keeps what is done from two hexes apart", () => {
    const led = order("melee >0506", { units: [], target: "0506" });
    const other = order("melee 0606 >0506", { units: [], to: "0606", target: "0506" });
    expect(opening([led, other])).toEqual({ kind: "menu", orders: [led, other] });
    const kinds = variants([led, other]);
    expect(kinds.map((kind) => taken(kind))).toEqual([{ kind: "weigh", order: led }, { kind: "weigh", order: other }]);
    expect(telling(kinds).map(({ from }) => from)).toEqual(["", "0606"]);
  });

  it("holds whoever goes to a hex beside what is done to it", () => {
    const [march, fire] = [order("move A 0202", { to: "0202" }), order("fire A >0202", { target: "0202" })];
    expect(new Offers([march, fire]).at("0202")).toEqual([fire, march]);
  });
});

describe("acts of several", () => {
  const alone = order("attack A >0202", { target: "0202" });
  const both = order("attack A+B >0202", { target: "0202", units: ["A", "B"] });

  it("are one act where only whom they name differs", () => {
    expect(isOneAct([alone, both])).toBe(true);
    expect(isOneAct([alone, order("fire A >0202", { target: "0202" })])).toBe(false);
    expect(isOneAct([])).toBe(false);
  });

  it("are spelt as they are given", () => {
    expect(spell(alone, ["A", "B"], null).text).toBe(both.text);
    const charge = order("charge A 0101/NE >0202", { to: "0101", facing: "NE", target: "0202" });
    expect(spell(charge, ["A"], null).text).toBe(charge.text);
    expect(spell(order("allot A", { units: ["A"] }), [], "once").text).toBe("allot :once");
  });
});
