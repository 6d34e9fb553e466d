/** Units on a table in words of the reader's language. */

import { declaredBy } from "../board/declarations";
import { toldOf } from "../board/marks";
import type { Overlays, Scene } from "../board/scene";
import type { Unit } from "../net/types";

export function nameOf(scene: Scene, id: string): string {
  return scene.unit(id)?.name ?? id;
}

export function told(scene: Scene, { name, strength, formation, state }: Unit): string {
  const formed = formation && formation !== "normal" ? scene.word(formation, "formation") : "";
  const stands = state !== "normal" ? scene.word(state, "state") : "";
  return [name, strength || "", formed, stands].filter(Boolean).join(", ");
}

/** Who stands at a place, and what the layers say of it. */
export function described(scene: Scene, overlays: Overlays, place: string | null): string {
  // Whoever is not on the table yet has no place either.
  const there = place === null ? [] : scene.units.filter((unit) => unit.hex === place);
  const layers = toldOf(overlays.drawn, place, (id) => nameOf(scene, id));
  return [...there.map((unit) => told(scene, unit)), ...declaredBy(scene, there), ...layers].join(" · ");
}
