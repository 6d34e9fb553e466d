/** Both armies on the table: loaded, changed, undone, and kept in this browser. */

import { language, t } from "../i18n/language.svelte";
import { told } from "../net/told";
import { TableApi, type Entry, type Line, type Roster, type Sheet, type Shown } from "./api";
import { keep, kept, noted, type Kept, type Told } from "./kept";

export class Table {
  readonly api: TableApi;
  sheet = $state.raw<Sheet | null>(null);
  shown = $state.raw<Shown | null>(null);
  log = $state.raw<Told[]>([]);
  trouble = $state("");
  /** whether the browser has no room to keep it: a file still has */
  unkept = $state(false);
  /** what has just been done, for whoever wants to undo it */
  note = $state("");
  private last: Promise<unknown> = Promise.resolve();

  constructor(readonly ruleset: string) {
    this.api = new TableApi(ruleset, language);
  }

  get roster(): Roster | null {
    return this.shown?.roster ?? null;
  }

  /** The words of the rules, and of everybody on the table, in the language of the moment. */
  async load(): Promise<void> {
    const last = kept(this.ruleset);
    await this.attempt(async () => {
      this.sheet = await this.api.sheet();
      const before = this.roster;
      const roster = before ?? last?.roster ?? null;
      if (!roster) return;
      const shown = await this.api.look(roster);
      // Whatever was done meanwhile stands.
      if (this.roster !== before) return;
      this.shown = shown;
      if (!before) this.log = last?.log ?? [];
    });
  }

  /** Begin with other armies. */
  async begin(what: Promise<Shown>): Promise<boolean> {
    return this.attempt(async () => this.lay(await what, []));
  }

  /** Take over a table as somebody kept it. */
  async take(table: Pick<Kept, "roster" | "log">): Promise<boolean> {
    return this.attempt(async () => this.lay(await this.api.look(table.roster), table.log));
  }

  clear(): void {
    this.shown = null;
    this.log = [];
    this.note = "";
    keep(this.ruleset, null);
  }

  /** What a ruling, a turn or a hand has changed. */
  change(after: Shown, title: string, lines: Line[]): void {
    const before = this.roster;
    if (!before) return;
    const happened: Told = { title, lines, when: Date.now(), turn: before.turn, side: before.active, before };
    this.lay(after, noted(this.log, happened));
    this.note = title;
  }

  async undo(): Promise<void> {
    await this.inTurn(async () => {
      const [last, ...earlier] = this.log;
      const before = last?.before;
      if (!before) return;
      this.lay(await this.api.look(before), earlier);
      this.note = "";
    });
  }

  /** Put another entry in the place of one, or of none; nothing in its place takes it off. */
  async edit(old: string | null, entry: Entry | null): Promise<boolean> {
    const title = old === null ? "table-added" : entry ? "table-edited" : "table-removed";
    return this.put((roster) => this.edited(roster, old, entry), t(title, { name: entry?.name ?? old ?? "" }));
  }

  private edited(roster: Roster, old: string | null, entry: Entry | null): Roster {
    const entries = old === null ? [...roster.entries] : roster.entries.flatMap((one) => (one.name !== old ? [one] : entry ? [entry] : []));
    if (old === null && entry) entries.push(entry);
    return { ...roster, entries: this.renamed(entries, old, entry) };
  }

  put(made: (from: Roster) => Roster, title: string): Promise<boolean> {
    return this.inTurn(async () => {
      const after = await this.ofNow((roster) => this.api.look(made(roster)));
      if (after) this.change(after, title, []);
    });
  }

  async turn(): Promise<void> {
    await this.inTurn(async () => {
      const ended = await this.ofNow((roster) => this.api.turn(roster));
      if (!ended) return;
      const { lines, after } = ended;
      const side = this.sheet?.sides.find((one) => one.id === after.roster.active)?.name ?? "";
      this.change(after, t("table-turn", { turn: after.roster.turn, side }), lines);
    });
  }

  get kept(): Kept | null {
    const roster = this.roster;
    return roster && { grognard: "roster", format: 1, ruleset: this.ruleset, roster, log: this.log };
  }

  async attempt(act: () => Promise<void>): Promise<boolean> {
    try {
      await act();
      this.trouble = "";
      return true;
    } catch (problem) {
      this.trouble = told(problem);
      return false;
    }
  }

  /** One change after another: what is pressed before the last is answered is of the table that comes of it. */
  private inTurn(act: () => Promise<void>): Promise<boolean> {
    const run = this.last.then(() => this.attempt(act));
    this.last = run;
    return run;
  }

  /** What is said of the table as it is; asked again where something has come of it meanwhile. */
  private async ofNow<T>(ask: (roster: Roster) => Promise<T>): Promise<T | null> {
    for (;;) {
      const roster = this.roster;
      const said = roster && (await ask(roster));
      if (this.roster === roster) return said;
    }
  }

  private lay(shown: Shown, log: Told[]): void {
    this.shown = shown;
    this.log = log;
    if (!keep(this.ruleset, this.kept)) this.unkept = true;
  }

  /** Whoever names an entry that is called otherwise now, or is gone, is told. */
  private renamed(entries: Entry[], old: string | null, entry: Entry | null): Entry[] {
    if (old === null || entry?.name === old) return entries;
    return entries.map((one) => {
      const fields = this.sheet?.kinds.find((kind) => kind.id === one.kind)?.refers ?? {};
      const naming = Object.keys(fields).filter((field) => one[field] === old);
      return { ...one, ...Object.fromEntries(naming.map((field) => [field, entry?.name ?? null])) };
    });
  }
}
