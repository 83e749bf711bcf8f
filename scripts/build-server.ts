/**
 * Builds build/serve.js with all its packages except the `dependencies`, and build/embedded-upstream.js, whose packages are
 * `devDependencies`.
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
  // CommonJS packages call `require` for Node's modules.
  banner: {
    js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
  },
});
await build({
  ...options,
  entryPoints: ["mocks/embedded-upstream.ts"],
  packages: "external",
});
