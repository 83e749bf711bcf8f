import { build } from "esbuild";
import type { Plugin } from "vite";

/**
 * Puts scripts that need no module loader into the browser's build, each whole and at an address of its own,
 * such as a service worker: `{ "/comics/x.js": "app/comics/x.ts" }`.
 */
export function plainScripts(scripts: Readonly<Record<string, string>>): Plugin {
  return {
    name: "plain-scripts",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    async generateBundle() {
      for (const [address, entry] of Object.entries(scripts)) {
        const { outputFiles } = await build({
          entryPoints: [entry],
          bundle: true,
          minify: true,
          write: false,
          format: "iife",
          target: "es2022",
        });
        this.emitFile({
          type: "asset",
          fileName: address.slice(1),
          source: outputFiles[0]!.text,
        });
      }
    },
  };
}
