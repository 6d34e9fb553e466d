/** Keys that work wherever the focus is, unless something is being typed. */

import type { Play } from "./play.svelte";

export function gameKeys(event: KeyboardEvent, play: Play, next: (step: 1 | -1) => Promise<void>): void {
  const typing = event.target instanceof Element && event.target.closest("input, select, textarea");
  // A dialog has keys of its own, Escape above all.
  const elsewhere = document.querySelector("dialog[open]") !== null;
  if (typing || elsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
  const act = actOf(event.key, play, next);
  if (!act) return;
  event.preventDefault();
  void act();
}

type Act = (() => unknown) | undefined;

function actOf(key: string, play: Play, next: (step: 1 | -1) => Promise<void>): Act {
  const choice = play.myTurn ? play.state?.node.choice : null;
  const answer = /^[1-9]$/.test(key) ? choice?.options[Number(key) - 1] : undefined;
  if (answer) return () => play.give(`choose ${answer.value}`);
  switch (key) {
    case "n":
      return () => next(1);
    case "p":
      return () => next(-1);
    case "u":
      return () => play.undo();
    case "d":
      return play.myTurn && !choice ? () => play.give("done") : undefined;
    case "Escape":
      return () => play.back();
    default:
      return undefined;
  }
}
