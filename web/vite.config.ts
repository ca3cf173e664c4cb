// Builds the client into the Python package, which serves it.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** All that the first screen needs in one file: every further request costs a slow connection a round trip. */
function firstScreen(id: string, { getModuleInfo }: { getModuleInfo: (id: string) => { importers: readonly string[]; isEntry: boolean } | null }): string | undefined {
  const seen = new Set<string>();
  const reached = (each: string): boolean => {
    if (seen.has(each)) return false;
    seen.add(each);
    const info = getModuleInfo(each);
    return Boolean(info && (info.isEntry || info.importers.some(reached)));
  };
  return reached(id) ? "first" : undefined;
}

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/regalia/table/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: "manifest.json", // the server looks up in it where the texts of a language are
    rollupOptions: { output: { manualChunks: firstScreen } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8017", ws: true } } },
});
