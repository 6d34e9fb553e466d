/** Open a battle as a lesson: the learner at his side, the lesson itself at the other. */

import { go } from "../app/route.svelte";
import type { Api } from "../net/api";
import { remember } from "../net/known";
import type { ScenarioCard } from "../net/types";

export async function beginLesson(api: Api, card: ScenarioCard): Promise<void> {
  const plan = await api.lesson(card.id);
  const seats = Object.fromEntries(card.sides.map(({ id }) => [id, id === plan.side ? ("me" as const) : ("computer" as const)]));
  const opened = await api.open({ scenario: card.id, options: [], seats, dice: "lesson", practice: true });
  remember({ game: opened.game, title: plan.title, links: opened.links, when: Date.now() });
  go("start", `game/${opened.game}`);
}
