// Everything of one version of the site, kept so that it works without a network. VERSION and FILES stand above.

const OURS = "grognard-";
const KEPT = OURS + VERSION;
// Files with a figure of their content in their names, and those of an interpreter, are the same in every version.
const LASTING = /^assets\/|^pyodide-|^python\/.*-[0-9a-f]{12}\.\w+$/;

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const kept = await caches.open(KEPT);
      await Promise.all(FILES.map((name) => keep(kept, name)));
    })(),
  );
});

async function keep(kept, name) {
  const had = LASTING.test(name) ? await caches.match(name) : undefined;
  // Past the browser's own memory of files: what belongs together comes from the host together.
  const found = had ?? (await fetch(new Request(name, { cache: "no-cache" })));
  if (!found.ok) throw new Error(`${name}: ${found.status}`);
  await kept.put(name, found);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      // The version before stays: a page of it that is still open in another tab goes on with its own files.
      const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== KEPT);
      await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

// A new version waits until somebody at the page wants it.
self.addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const isOurs = new URL(request.url).origin === self.location.origin;
  if (request.method !== "GET" || !isOurs) return;
  event.respondWith(found(request));
});

async function found(request) {
  const kept = await caches.open(KEPT);
  const name = request.mode === "navigate" ? "./" : request;
  const how = { ignoreSearch: true };
  return (await kept.match(name, how)) ?? (await caches.match(request, how)) ?? fetch(request);
}
