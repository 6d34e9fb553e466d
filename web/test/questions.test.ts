import { describe, expect, it } from "vitest";
import { Gone, Questions } from "../src/net/questions";

/** Answers when it is told to, unless it is given up first. */
function slow(asked: string[], name: string): { put: (signal: AbortSignal) => Promise<string>; answer: () => void } {
  let answer = (): void => undefined;
  const put = (signal: AbortSignal): Promise<string> =>
    new Promise((go, fail) => {
      asked.push(name);
      answer = () => go(name);
      signal.addEventListener("abort", () => fail(new Error("given up")));
    });
  return { put, answer: () => answer() };
}

const breath = (): Promise<void> => new Promise((go) => setTimeout(go));

describe("questions about a position", () => {
  it("are answered while nothing happens to it", async () => {
    const [questions, asked] = [new Questions(), [] as string[]];
    const odds = slow(asked, "odds");
    const told = questions.ask(odds.put);
    odds.answer();
    expect(await told).toBe("odds");
  });

  it("are given up when an order is under way, and gone when it was taken", async () => {
    const [questions, asked] = [new Questions(), [] as string[]];
    const told = questions.ask(slow(asked, "odds").put);
    const later = [told, (questions.hold(), questions.ask(slow(asked, "late").put))];
    const ends = Promise.allSettled(later);
    questions.release(true);
    expect((await ends).map((end) => end.status === "rejected" && end.reason instanceof Gone)).toEqual([true, true]);
    expect(asked).toEqual(["odds"]);
  });

  it("are put again when the order was refused", async () => {
    const [questions, asked] = [new Questions(), [] as string[]];
    const odds = slow(asked, "odds");
    const told = questions.ask(odds.put);
    questions.hold();
    await breath();
    expect(asked).toEqual(["odds"]);
    questions.release();
    await breath();
    odds.answer();
    expect(await told).toBe("odds");
    expect(asked).toEqual(["odds", "odds"]);
  });

  it("are gone when something else changed the position", async () => {
    const [questions, asked] = [new Questions(), [] as string[]];
    const told = questions.ask(slow(asked, "odds").put);
    questions.release(true);
    await expect(told).rejects.toBeInstanceOf(Gone);
  });
});
