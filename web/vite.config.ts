import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Where `grognard serve` listens while the client is being worked on. */
const SERVER = process.env["GROGNARD_SERVER"] ?? "http://127.0.0.1:8000";

/** What a server serves, and what any web host can serve without one. */
const BUILT = { server: "../src/grognard/server/static", site: "../build/site" };

/** Beside every built text or font its compressed forms, so that the server compresses nothing while somebody waits. */
function compressed(built: string): Plugin {
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    name: "compressed",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(built, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|html|svg|ttf)$/.test(name)) continue;
        const content = readFileSync(join(built, name));
        writeFileSync(join(built, `${name}.br`), brotliCompressSync(content, best));
        writeFileSync(join(built, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}

/** A first page that a browser has kept may ask for files that are gone: then no text of ours is there to say so. */
const STALE = `addEventListener("error", ({ target }) => {
  if (target?.localName !== "script") return;
  document.getElementById("app").textContent =
    "This page is out of date: load it anew. · Cette page est périmée : rechargez-la. · Esta página está anticuada: cárguela de nuevo.";
}, true);`;

/** What makes a site something to be installed. */
function installable(): Plugin {
  return {
    name: "installable",
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "manifest", href: "./site.webmanifest" }, injectTo: "head" },
      { tag: "script", children: STALE, injectTo: "head-prepend" },
    ],
    generateBundle() {
      const icons = [192, 512].map((size) => ({ src: `icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" }));
      const manifest = { name: "Grognard", short_name: "Grognard", start_url: "./", display: "standalone", background_color: "#14202f", theme_color: "#2f4f7f", icons };
      this.emitFile({ type: "asset", fileName: "site.webmanifest", source: JSON.stringify(manifest) });
    },
  };
}

export default defineConfig(({ mode }) => {
  const isSite = mode === "site";
  const built = isSite ? BUILT.site : BUILT.server;
  return {
    plugins: [svelte(), isSite ? installable() : compressed(built)],
    // A site may lie in any folder of its host.
    base: isSite ? "./" : "/",
    build: {
      outDir: built,
      emptyOutDir: true,
      target: "es2023",
      // Data addresses would need a wider content policy than fonts and pictures of our own.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    define: { __PYTHON__: JSON.stringify(process.env["GROGNARD_PYTHON"] ?? "") },
    worker: { format: "es" },
    server: { proxy: { "/api": SERVER }, fs: { allow: [".."] } },
    test: { include: ["test/**/*.test.ts"] },
  };
});
