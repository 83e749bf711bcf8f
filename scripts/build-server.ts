/**
 * The server that listens, beside Remix's build: build/serve.js with all it needs but the installed packages,
 * and build/embedded-upstream.js, whose packages only an installation for development has.
 */
import { build, type BuildOptions } from "esbuild";
import { installed } from "./server-bundle";

const options: BuildOptions = {
  bundle: true,
  splitting: true,
  platform: "node",
  target: "node20",
  format: "esm",
  outdir: "build",
  chunkNames: "chunks/[name]-[hash]",
  logLevel: "info",
};

await build({
  ...options,
  entryPoints: ["server/serve.ts"],
  external: installed,
  // Packages in CommonJS ask for Node's own modules.
  banner: {
    js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
  },
});
await build({
  ...options,
  entryPoints: ["mocks/embedded-upstream.ts"],
  packages: "external",
});
