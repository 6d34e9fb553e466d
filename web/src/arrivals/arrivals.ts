/** Who can act and stands nowhere on the map: he is taken up from a tray beside it. */

import type { Unit } from "../net/types";

export function waitingOff(units: Unit[], mayAct: ReadonlySet<string>, isPlace: (place: string) => boolean): Unit[] {
  return units.filter((unit) => mayAct.has(unit.id) && !(unit.hex && isPlace(unit.hex)));
}
