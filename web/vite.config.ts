import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where `grognard serve` listens while the client is being worked on. */
const SERVER = process.env["GROGNARD_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/grognard/server/static",
    emptyOutDir: true,
    target: "es2023",
    // Data addresses would need a wider content policy than fonts and pictures of our own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": SERVER }, fs: { allow: [".."] } },
  test: { include: ["test/**/*.test.ts"] },
});
