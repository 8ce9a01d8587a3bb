import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** A file of words keeps its language in its name: words-fr-play. */
function named({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, language, file] = /words\/(\w+)\/(\w+)\.ftl/.exec(facadeModuleId ?? "") ?? [];
  return language ? `assets/words-${language}-${file}-[hash].js` : "assets/[name]-[hash].js";
}

// The build lands in the package. gallery.html is not an input, so it exists under `npm run dev` only.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/ruinous/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    // The service worker is one file beside the page: a browser asks for it by this name again and again.
    rolldownOptions: {
      input: { index: "index.html", sw: "src/sw.ts" },
      output: { chunkFileNames: named, entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: { host: "127.0.0.1", port: 5173, strictPort: true },
  test: { include: ["tests/**/*.test.ts"] },
});
