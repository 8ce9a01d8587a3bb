import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const BASE =
  /node_modules\/svelte|src\/(api|app|art|lib|guide\/start|play\/options|i18n\/(en|book|index|content|pages)\.(svelte|ts|en))/;

// The build lands in the package. gallery.html is not an input, so it exists under `npm run dev` only.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/ruinous/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    // What every page needs comes in one file: few requests, one round trip.
    rolldownOptions: { output: { advancedChunks: { groups: [{ name: "base", test: BASE }] } } },
  },
  server: { host: "127.0.0.1", port: 5173, strictPort: true },
  test: { include: ["tests/**/*.test.ts"] },
});
