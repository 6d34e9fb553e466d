/** The keys of several units, the staff and plans. */

import type { Play } from "../app/play.svelte";
import { onKey } from "../keys/keyboard";
import type { KeyId } from "../keys/table";
import type { Headquarters } from "./headquarters.svelte";

/** Bind them; the answer lets them go. */
export function commandKeys(play: Play, { group, staff, plans }: Headquarters): () => void {
  const deciding = (): boolean => play.myTurn && !play.state?.node.choice && !play.state?.lesson;
  const own = (): string | null => (play.selected && play.isMine(play.selected) ? play.selected : null);
  const acts: [KeyId, () => unknown][] = [
    ["formation", () => (deciding() ? group.takeFormation(own()) : false)],
    ["join", () => (deciding() && own() ? group.toggle(own()!) : false)],
    ["box", () => (deciding() ? (group.boxing = !group.boxing, true) : false)],
    ["repeat", () => (deciding() && group.repeatable ? group.repeat() : false)],
    ["staff", () => (staff.answer ? staff.take() : staff.offered ? staff.ask(group.units, "phase") : false)],
    ["staff-turn", () => (staff.answer ? staff.take() : staff.offered ? staff.ask([], "turn") : false)],
    ["plan", () => (own() ? (plans.begin(own()!), true) : false)],
    ["carry-out", () => (plans.ready && play.myTurn ? plans.carryOut() : false)],
  ];
  const off = acts.map(([id, act]) => onKey(id, act));
  return () => off.forEach((one) => one());
}
