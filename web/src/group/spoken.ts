/** Orders in words. */

import type { Play } from "../app/play.svelte";
import { t } from "../i18n/language.svelte";
import type { Order } from "../net/types";
import type { SharedOrder } from "./api";

/** Who does what where. */
export function spoken(play: Play, order: Order): string {
  const who = order.units.map((id) => play.unit(id)?.name ?? id).join(" + ");
  const facing = order.facing ? ` ${play.word(order.facing, "facing")}` : "";
  const where = order.target ? `→ ${play.unit(order.target)?.name ?? order.target}` : order.to ? `→ ${order.to}${facing}` : facing.trim();
  return [who, order.verb === "done" ? t("done") : order.label, ...play.wordsOf(order), where].filter(Boolean).join(" ");
}

/** What several may be told, without saying whom. */
export function toldAlike(play: Play, order: SharedOrder): string {
  return [order.label, ...play.wordsOf(order), order.facing && play.word(order.facing, "facing")].filter(Boolean).join(" ");
}
