import { expect, test } from "vitest";
import { lay } from "../src/pocket/archive";

/** Made by Python's zipfile: one/a.txt with "hello" and one/two/b.txt with nothing, stored as they are. */
const MADE = "UEsDBBQAAAAAAAAAIVCGphA2BQAAAAUAAAAJAAAAb25lL2EudHh0aGVsbG9QSwMEFAAAAAAAAAAhUAAAAAAAAAAAAAAAAA0AAABvbmUvdHdvL2IudHh0UEsBAhQDFAAAAAAAAAAhUIamEDYFAAAABQAAAAkAAAAAAAAAAAAAAIABAAAAAG9uZS9hLnR4dFBLAQIUAxQAAAAAAAAAIVAAAAAAAAAAAAAAAAANAAAAAAAAAAAAAACAASwAAABvbmUvdHdvL2IudHh0UEsFBgAAAAACAAIAcgAAAFcAAAAAAA==";

const archive = (text: string): ArrayBuffer => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;

test("files lie where their names say, as they were", () => {
  const folders: string[] = [];
  const files: Record<string, string> = {};
  const home = {
    mkdirTree: (path: string) => void folders.push(path),
    writeFile: (path: string, content: Uint8Array) => void (files[path] = new TextDecoder().decode(content)),
  };
  lay(archive(MADE), home, "/home");
  expect(folders).toEqual(["/home/one", "/home/one/two"]);
  expect(files).toEqual({ "/home/one/a.txt": "hello", "/home/one/two/b.txt": "" });
});

test("what is no archive is not taken for one", () => {
  const home = { mkdirTree: () => undefined, writeFile: () => undefined };
  expect(() => lay(archive(btoa("not an archive at all, by its end")), home, "/home")).toThrow("not an archive");
  expect(() => lay(new ArrayBuffer(3), home, "/home")).toThrow("not an archive");
});
