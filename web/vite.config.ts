import { svelte } from "@sveltejs/vite-plugin-svelte";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** A file of words keeps its language in its name: words-fr-play. */
function named({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, language, file] = /words\/(\w+)\/(\w+)\.ftl/.exec(facadeModuleId ?? "") ?? [];
  return language ? `assets/words-${language}-${file}-[hash].js` : "assets/[name]-[hash].js";
}

/** What Python needs in a tab, packed where that is worth it, beside the page: scripts by a name that every host knows as one. */
function runtime(): Plugin {
  const from = fileURLToPath(new URL("./node_modules/pyodide/", import.meta.url));
  let out = "";
  return {
    name: "runtime",
    apply: "build",
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      const folder = join(out, "tab", "runtime");
      mkdirSync(folder, { recursive: true });
      for (const name of ["pyodide", "pyodide.asm"]) copyFileSync(`${from}${name}.mjs`, join(folder, `${name}.js`));
      copyFileSync(`${from}python_stdlib.zip`, join(folder, "python_stdlib.zip"));
      writeFileSync(join(folder, "pyodide.asm.wasm.packed"), gzipSync(readFileSync(`${from}pyodide.asm.wasm`), { level: 9 }));
    },
  };
}

// The build lands in the package. gallery.html is not an input, so it exists under `npm run dev` only.
export default defineConfig({
  base: "./", // the page may lie in any folder
  plugins: [svelte(), runtime()],
  worker: { format: "es" },
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
