import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Where `grognard serve` listens while the client is being worked on. */
const SERVER = process.env["GROGNARD_SERVER"] ?? "http://127.0.0.1:8000";

const BUILT = "../src/grognard/server/static";

/** Beside every built text or font its compressed forms, so that the server compresses nothing while somebody waits. */
function compressed(): Plugin {
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    name: "compressed",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(BUILT, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|html|svg|ttf)$/.test(name)) continue;
        const content = readFileSync(join(BUILT, name));
        writeFileSync(join(BUILT, `${name}.br`), brotliCompressSync(content, best));
        writeFileSync(join(BUILT, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  base: "/",
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    target: "es2023",
    // Data addresses would need a wider content policy than fonts and pictures of our own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": SERVER }, fs: { allow: [".."] } },
  test: { include: ["test/**/*.test.ts"] },
});
