import { expect, test } from "vitest";
import { readSave } from "../src/app/saved";

const save = JSON.stringify({ grognard: "game", scenario: "toy", entries: [{}, {}] });
const file = (text: string): File => new File([text], "evening.game");

test("a saved game tells its battle and how long it is", async () => {
  expect(await readSave(file(save))).toEqual({ name: "evening.game", text: save, scenario: "toy", entries: 2 });
});

test.each(["", "null", "[]", "{}", '{"grognard":"dice"}', "\u0000", '{"grognard":"game","scenario":7,"entries":[]}'])(
  "%j is no saved game",
  async (text) => {
    expect(await readSave(file(text))).toBe("no-save");
  },
);

test("a file that the server would not take is not even read", async () => {
  expect(await readSave({ name: "big", size: 9_000_000 } as File)).toBe("large");
});
