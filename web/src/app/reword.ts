/** What is open on the page while its language changes: it is opened again in the other one. */

import { loadSheet } from "../board/sheet";
import { language } from "../i18n/language.svelte";
import type { Play } from "./play.svelte";

/** Note what is open; the answer opens it again. */
export function opened(play: Play): () => Promise<void> {
  const [selected, hex, order] = [play.selected, play.picked?.hex, play.muster.told && play.muster.given?.text];
  const [weighed, refused] = [play.odds?.order.text, play.refusal?.given];
  return async () => {
    await play.recallPast();
    if (play.state) play.sheet = await loadSheet(play.state.scenario, language());
    if (play.past) return;
    await play.select(selected);
    const orders = hex ? play.offers.at(hex) : [];
    if (hex && orders.length) play.picked = { hex, orders };
    const again = orders.find(({ text }) => text === order);
    if (again) await play.consider(again);
    else await play.weigh(orders.find(({ text }) => text === weighed) ?? null);
    if (refused) play.refusal = await play.api.check(play.game, refused).catch(() => null);
  };
}
