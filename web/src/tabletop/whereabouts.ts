/** Where a unit stands on a table and how it faces, for people: orders say it in bare figures. */

import { decimal, t } from "../i18n/language.svelte";
import { readSpot } from "./cloth";

/** clockwise from the north, an eighth of the compass each */
const COMPASS = [
  "compass-north",
  "compass-north-east",
  "compass-east",
  "compass-south-east",
  "compass-south",
  "compass-south-west",
  "compass-west",
  "compass-north-west",
] as const;

/** A heading in degrees by the nearest point of the compass; undefined for the facings of hexes. */
export function compass(heading: string): string | undefined {
  if (!/^\d+(\.\d+)?$/.test(heading)) return undefined;
  const degrees = Number(heading);
  return `${t(COMPASS[Math.round(degrees / 45) % 8]!)} (${decimal(degrees)}°)`;
}

/** A spot by its distances from two edges; undefined for hexes. */
export function whereabouts(place: string): string | undefined {
  const spot = readSpot(place);
  return spot ? t("whereabouts", { across: decimal(spot.x), up: decimal(spot.y) }) : undefined;
}
