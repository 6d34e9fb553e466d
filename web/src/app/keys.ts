/** The keys by which orders are given: what each of them does to the game at hand. */

import { onKey } from "../keys/keyboard";
import type { KeyId } from "../keys/table";
import type { Play } from "./play.svelte";

/** Bind them; the answer lets them go. */
export function gameKeys(play: Play, next: (step: 1 | -1) => Promise<void>, done: () => unknown, undo: () => unknown): () => void {
  const choice = () => (play.myTurn ? play.state?.node.choice : null);
  const acts: [KeyId, (event: KeyboardEvent) => unknown][] = [
    ["next", () => next(1)],
    ["previous", () => next(-1)],
    ["undo", () => undo()],
    ["done", () => (play.myTurn && !choice() ? done() : false)],
    ["back", () => play.back()],
    [
      "answer",
      (event) => {
        const answer = choice()?.options[Number(event.key) - 1];
        return answer ? play.give(`choose ${answer.value}`) : false;
      },
    ],
  ];
  const off = acts.map(([id, act]) => onKey(id, act));
  return () => off.forEach((one) => one());
}
