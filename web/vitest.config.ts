// Tests of single parts, in an imitated browser; the whole is tested in a real one (tests/web).
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] }, // Svelte has one build for servers and one for browsers
  server: { fs: { allow: [".."] } }, // rulebooks lie with the games
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
