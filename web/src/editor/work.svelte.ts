/** The battle that is being made: what was done to it one thing after another, undone, done again, and kept. */

import { told } from "../net/told";
import { change, open, pack, together, type Battle, type Edit, type Files, type Seed } from "./api";
import { Offer } from "./offer.svelte";

const PLACE = "grognard.editor";

export class Work {
  battle = $state.raw<Battle | null>(null);
  trouble = $state("");
  /** how many things are still being done */
  waiting = $state(0);
  /** a battle from a seed that is being tried */
  readonly offer = new Offer();
  /** whether the battle is even, as long as it is the one that was tried; null where that is no question */
  verdict = $state<string | null>(null);
  private outcomes: string[] = [];
  private past = $state.raw<Files[]>([]);
  private future = $state.raw<Files[]>([]);
  private line: Promise<unknown> = Promise.resolve();

  constructor(private readonly language: () => string) {}

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Open one: by its id, from a file, or what this browser has kept. */
  begin(given: { scenario?: string; archive?: string; files?: Files }, edits: Edit[] = []): Promise<boolean> {
    this.offer.stop();
    return this.next(async () => {
      let battle = await open(given, this.language());
      if (edits.length) battle = await change(battle.files, edits, this.language());
      [this.past, this.future] = [[], []];
      this.show(battle);
    });
  }

  /** Make one that nobody has fought, and try whether it is even. */
  beginFrom(seed: Seed): Promise<boolean> {
    return this.next(async () => {
      const { battle, outcomes, said } = await this.offer.of(seed, this.language());
      [this.past, this.future] = [[], []];
      this.show(battle);
      [this.verdict, this.outcomes] = [said, outcomes];
    });
  }

  /** Do something to it, after whatever is still being done. */
  apply(...edits: Edit[]): Promise<boolean> {
    return this.next(async () => {
      if (!this.battle) return;
      const before = this.battle.files;
      const after = await change(before, edits, this.language());
      if (Object.keys({ ...before, ...after.files }).every((name) => before[name] === after.files[name])) return;
      this.past = [...this.past, before];
      this.future = [];
      this.show(after);
    });
  }

  undo(): Promise<boolean> {
    return this.next(async () => {
      const files = this.past.at(-1);
      if (!files || !this.battle) return;
      const back = await change(files, [], this.language());
      this.future = [...this.future, this.battle.files];
      this.past = this.past.slice(0, -1);
      this.show(back);
    });
  }

  redo(): Promise<boolean> {
    return this.next(async () => {
      const files = this.future.at(-1);
      if (!files || !this.battle) return;
      const again = await change(files, [], this.language());
      this.past = [...this.past, this.battle.files];
      this.future = this.future.slice(0, -1);
      this.show(again);
    });
  }

  /** Say it all anew, in another language. */
  retell(): Promise<boolean> {
    return this.next(async () => {
      if (!this.battle) return;
      const { verdict, outcomes } = this;
      const lang = this.language();
      this.show(await change(this.battle.files, [], lang));
      const said = outcomes.length ? (await together(this.battle.files, outcomes, [], lang)).verdict.said : verdict;
      [this.verdict, this.outcomes] = [said, outcomes];
    });
  }

  async download(): Promise<void> {
    if (!this.battle) return;
    const { name, archive } = await pack(this.battle.files);
    const bytes = Uint8Array.from(atob(archive), (letter) => letter.charCodeAt(0));
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([bytes], { type: "application/zip" }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }

  close(): void {
    this.battle = null;
  }

  private show(battle: Battle): void {
    // Texts that have not changed are shared, so that undo without end costs little.
    const old = this.battle?.files ?? {};
    for (const [name, text] of Object.entries(battle.files)) if (old[name] === text) battle.files[name] = old[name];
    this.battle = battle;
    [this.verdict, this.outcomes] = [null, []];
    keep(battle);
  }

  private next(act: () => Promise<void>): Promise<boolean> {
    this.waiting += 1;
    const done = this.line.then(act).then(
      () => ((this.trouble = ""), true),
      (problem) => ((this.trouble = told(problem)), false),
    );
    this.line = done.finally(() => (this.waiting -= 1));
    return done;
  }
}

interface Kept {
  title: string;
  files: Files;
}

/** What was last edited in this browser. */
export function kept(): Kept | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "null");
    return found !== null && typeof found === "object" && "files" in found ? (found as Kept) : null;
  } catch {
    return null;
  }
}

function keep({ title, files }: Battle): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ title, files }));
  } catch {
    // A browser that keeps nothing can still hand the battle out as a file.
  }
}

export function base64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(",")[1] ?? "");
    reader.onerror = () => reject(new Error(file.name));
    reader.readAsDataURL(file);
  });
}
