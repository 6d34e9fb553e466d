/** Orders in words. */

import type { Play } from "../app/play.svelte";
import { t } from "../i18n/language.svelte";
import type { Order } from "../net/types";
import type { SharedOrder } from "./api";

/** Who does what where. */
export function spoken(play: Play, order: Order): string {
  const who = order.units.map((id) => nameOf(play, id)).join(" + ");
  const facing = order.facing ? ` ${play.word(order.facing, "facing")}` : "";
  const where = order.target ? `→ ${struck(play, order.target)}` : order.to ? `→ ${order.to}${facing}` : facing.trim();
  return [who, order.verb === "done" ? t("done") : order.label, ...play.wordsOf(order), where].filter(Boolean).join(" ");
}

/** A unit by its name, or whatever else takes part: a formation. */
function nameOf(play: Play, id: string): string {
  return play.unit(id)?.name ?? play.muster.told?.recruits.find((one) => one.id === id)?.name ?? id;
}

/** A unit by its name, or those who stand in a hex. */
function struck(play: Play, target: string): string {
  const there = play.units.filter((unit) => unit.hex === target).map(({ name }) => name);
  return play.unit(target)?.name ?? (there.length ? `${there.join(", ")} (${target})` : target);
}

/** What several may be told, without saying whom. */
export function toldAlike(play: Play, order: SharedOrder): string {
  return [order.label, ...play.wordsOf(order), order.facing && play.word(order.facing, "facing")].filter(Boolean).join(" ");
}
