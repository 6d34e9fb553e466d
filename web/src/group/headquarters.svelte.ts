/** Everything by which many orders are given with few clicks: several units in hand, a staff, plans. */

import type { Play } from "../app/play.svelte";
import type { Hint } from "../hint/hint.svelte";
import { language } from "../i18n/language.svelte";
import { GroupApi } from "./api";
import { Group } from "./group.svelte";
import { Plans } from "./plans.svelte";
import { Staff } from "./staff.svelte";

export class Headquarters {
  readonly group: Group;
  readonly staff: Staff;
  readonly plans: Plans;

  constructor(play: Play, hint: Hint) {
    const api = new GroupApi(play.game, language, play.api.questions);
    this.group = new Group(play, api);
    this.staff = new Staff(play, api, hint);
    this.plans = new Plans(play, api);
  }

  /** Whether a place on the map is meant for a march or a plan, and not for the unit in hand. */
  get pointing(): boolean {
    return this.group.active || this.plans.planning !== null;
  }

  point(place: string): Promise<void> {
    return this.plans.planning ? this.plans.add(place) : this.group.march(place);
  }

  /** What stands open, in another language. */
  async retell(): Promise<void> {
    await Promise.all([this.group.retell(), this.staff.retell(), this.plans.look()]);
  }

  /** One step back; false where there is none. */
  back(): boolean {
    if (this.plans.planning) this.plans.end();
    else if (this.staff.answer) this.staff.close();
    else return this.group.back();
    return true;
  }
}
