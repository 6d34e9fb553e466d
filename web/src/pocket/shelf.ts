/** Games in the browser's own database: a row for each entry, so that a crash loses none that was told. */

const NAME = "grognard";

/** What became of writing. */
type Written = "ok" | "taken" | "full";

interface Row {
  seq: number;
  key: string;
  kept: string;
}

interface StoredGame {
  game: string;
  record: string;
  at: number;
  standing: string;
  desk: string;
}

type StoredRow = Row & { game: string };

/** A newer version of the page has been here. */
export class Newer extends Error {}

export class Shelf {
  private constructor(private readonly database: IDBDatabase) {}

  /** The shelf; `outdated` is called when a newer version of the page wants it for itself. */
  static async open(outdated: () => void): Promise<Shelf> {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore("games", { keyPath: "game" });
      opening.result.createObjectStore("entries", { keyPath: ["game", "seq"] });
    };
    const database = await done(opening).catch((wrong: unknown) => {
      throw wrong instanceof DOMException && wrong.name === "VersionError" ? new Newer() : wrong;
    });
    // A newer version of the page in another tab may change the database: it is not held back.
    database.onversionchange = () => {
      database.close();
      outdated();
    };
    return new Shelf(database);
  }

  async games(): Promise<string> {
    const keys = await done(this.database.transaction("games").objectStore("games").getAllKeys());
    return JSON.stringify(keys);
  }

  /** A game with all its entries; "null" where there is none. */
  async find(game: string): Promise<string> {
    const reading = this.database.transaction(["games", "entries"]);
    const stored = (await done(reading.objectStore("games").get(game))) as StoredGame | undefined;
    if (!stored) return "null";
    const rows = (await done(reading.objectStore("entries").getAll(entriesOf(game, 0)))) as StoredRow[];
    const { record, at, standing } = stored;
    return JSON.stringify({ record, at, standing, rows });
  }

  async rows(game: string, after: number): Promise<string> {
    const entries = this.database.transaction("entries").objectStore("entries");
    return JSON.stringify(await done(entries.getAll(entriesOf(game, after))));
  }

  begin(game: string, record: string, rows: string): Promise<Written> {
    return this.write((games, entries) => {
      games.add({ game, record, at: 0, standing: "", desk: "" } satisfies StoredGame);
      add(entries, game, rows);
    });
  }

  drop(game: string): Promise<Written> {
    return this.write((games, entries) => {
      games.delete(game);
      entries.delete(entriesOf(game, 0));
    });
  }

  append(game: string, rows: string): Promise<Written> {
    return this.write((_games, entries) => add(entries, game, rows));
  }

  keepStanding(game: string, at: number, standing: string): Promise<Written> {
    return this.change(game, { at, standing });
  }

  async desk(game: string): Promise<string> {
    const stored = (await done(this.database.transaction("games").objectStore("games").get(game))) as StoredGame | undefined;
    return stored?.desk ?? "";
  }

  keepDesk(game: string, desk: string): Promise<Written> {
    return this.change(game, { desk });
  }

  private change(game: string, values: Partial<StoredGame>): Promise<Written> {
    return this.write((games) => {
      const asked = games.get(game);
      asked.onsuccess = () => games.put({ ...(asked.result as StoredGame), ...values });
    });
  }

  /** All of it, or nothing. */
  private write(what: (games: IDBObjectStore, entries: IDBObjectStore) => void): Promise<Written> {
    return new Promise((settle) => {
      try {
        // What was answered is on the disk, not only on its way there.
        const writing = this.database.transaction(["games", "entries"], "readwrite", { durability: "strict" });
        writing.oncomplete = () => settle("ok");
        writing.onabort = () => settle(writing.error?.name === "ConstraintError" ? "taken" : "full");
        what(writing.objectStore("games"), writing.objectStore("entries"));
      } catch {
        settle("full");
      }
    });
  }
}

function add(entries: IDBObjectStore, game: string, rows: string): void {
  for (const row of JSON.parse(rows) as Row[]) entries.add({ game, ...row } satisfies StoredRow);
}

function entriesOf(game: string, after: number): IDBKeyRange {
  return IDBKeyRange.bound([game, after], [game, Infinity], true);
}

function done<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((settle, fail) => {
    asked.onsuccess = () => settle(asked.result);
    asked.onerror = () => fail(asked.error);
  });
}
