/** Archives whose files lie in them as they are: each is a part of the whole, and nothing is copied. */

const END = 0x06054b50;
const [HEADER, ENTRY, TRAILER] = [30, 46, 22];

/** Where files are laid. */
export interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, content: Uint8Array, how: { canOwn: true }): void;
}

/** Lay the files of an archive into a folder. */
export function lay(archive: ArrayBuffer, files: Files, home: string): void {
  const folders = new Set<string>();
  for (const [name, content] of inside(archive)) {
    const path = `${home}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) files.mkdirTree(folder);
    folders.add(folder);
    files.writeFile(path, content, { canOwn: true });
  }
}

/** Every file of an archive, by the list at its end. */
export function* inside(archive: ArrayBuffer): Iterable<[name: string, content: Uint8Array]> {
  const [view, letters] = [new DataView(archive), new TextDecoder()];
  const half = (at: number): number => view.getUint16(at, true);
  const whole = (at: number): number => view.getUint32(at, true);
  const end = archive.byteLength - TRAILER;
  if (end < 0 || whole(end) !== END) throw new Error("not an archive of ours");
  let at = whole(end + 16);
  for (let left = half(end + 10); left > 0; left--) {
    const [size, named, where] = [whole(at + 24), half(at + 28), whole(at + 42)];
    const content = where + HEADER + half(where + 26) + half(where + 28);
    yield [letters.decode(new Uint8Array(archive, at + ENTRY, named)), new Uint8Array(archive, content, size)];
    at += ENTRY + named + half(at + 30) + half(at + 32);
  }
}
