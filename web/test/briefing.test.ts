import { beforeEach, expect, test, vi } from "vitest";
import { byTurn } from "../src/briefing/arrivals";
import { isBriefed, likeBriefings, likesBriefings, setBriefed } from "../src/briefing/briefing.svelte";
import { moment } from "../src/i18n/moment";
import { border, middlePlace, outward, toldAt } from "../src/board/objectives";
import type { Objective } from "../src/net/types";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

test("a briefing is remembered by its game, and only the latest games are", () => {
  expect(isBriefed("g0")).toBe(false);
  for (let n = 0; n < 70; n++) setBriefed(`g${n}`);
  expect(isBriefed("g69")).toBe(true);
  expect(isBriefed("g0")).toBe(false);
});

test("what somebody else wrote into the browser's memory does no harm", () => {
  localStorage.setItem("grognard.briefings-read", "{");
  expect(isBriefed("g")).toBe(false);
  localStorage.setItem("grognard.briefings-read", '{"g":1}');
  expect(isBriefed("g")).toBe(false);
});

test("briefings are shown until somebody says no", () => {
  expect(likesBriefings()).toBe(true);
  likeBriefings(false);
  expect(likesBriefings()).toBe(false);
  likeBriefings(true);
  expect(likesBriefings()).toBe(true);
});

test("those who come in one turn under one condition stand on one line", () => {
  const come = (turn: number, place: string, note: string | null = null) => ({ side: "a", turn, time: "05:00", place, names: [place], note });
  const groups = byTurn([come(2, "0101"), come(2, "0102"), come(2, "0103", "by a die"), come(3, "0101")]);
  expect(groups.map(({ turn, parts }) => [turn, parts.length])).toEqual([[2, 2], [2, 1], [3, 1]]);
});

test("days are written as people do, clock times as they are", () => {
  expect(moment("12:30", "en")).toBe("12:30");
  expect(moment("1941-10-16", "fr")).toBe("16 octobre 1941");
  expect(moment("1941-10-16", "en")).toBe("16 October 1941");
  expect(moment("1941-10-16", "en", "short")).toBe("16 Oct 1941");
});

test("the border of two hexes leaves out the side between them", () => {
  const corners: [number, number][] = [0, 1, 2, 3, 4, 5].map((n) => [50 * Math.cos((n * Math.PI) / 3), 50 * Math.sin((n * Math.PI) / 3)]);
  const hex = (id: string, x: number, y: number) => ({ id, x, y, title: id });
  expect(border({ corners }, [hex("0101", 0, 0)]).match(/M/g)).toHaveLength(6);
  expect(border({ corners }, [hex("0101", 0, 0), hex("0102", 0, 50 * Math.sqrt(3))]).match(/M/g)).toHaveLength(10);
  expect(middlePlace([hex("0101", 0, 0), hex("0102", 0, 90), hex("0103", 0, 180)])?.id).toBe("0102");
  expect(middlePlace([])).toBeNull();
});

test("a way out points to the nearest edge, and a hex says what is to be had there", () => {
  const box = { left: 0, top: 0, right: 100, bottom: 100 };
  expect([outward(box, { x: 99, y: 50 }), outward(box, { x: 50, y: 99 }), outward(box, { x: 1, y: 50 }), outward(box, { x: 50, y: 1 })]).toEqual([0, 90, 180, 270]);
  const hill = { text: "Hill: 10 VP", spots: [{ hex: "0616", holder: null }] } as unknown as Objective;
  expect(toldAt([hill], "0616")).toEqual(["Hill: 10 VP"]);
  expect(toldAt([hill], "0617")).toEqual([]);
});
