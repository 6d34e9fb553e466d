/** The places of counters that the open question is about; where it is about none, the places it names. */

import type { Play } from "../app/play.svelte";
import type { HexPlace } from "../board/sheet";

/** Of an answer that is pointed at, its own. */
export function askedPlaces(play: Play, pointed = ""): HexPlace[] {
  const choice = play.myTurn ? play.state?.node.choice : null;
  const own = choice?.options.find(({ value }) => value === pointed)?.units ?? [];
  const units = (own.length ? own : (choice?.units ?? [])).flatMap((id) => play.unit(id)?.hex ?? []);
  return [...new Set(units.length ? units : (choice?.places ?? []))].flatMap((hex) => play.sheet?.hexes.get(hex) ?? []);
}
