/**
 * Builds what Vite does not build: build/serve.js and the server's worker thread, with all their
 * packages except those of packages/external; build/server/upstream-check.js;
 * build/embedded-upstream.js, which imports installed packages; and the service worker.
 * Compresses scripts, styles and SVG files, next to which the server finds the results.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build, type BuildOptions } from "esbuild";
import { savedWorker } from "../app/http/saved-worker";
import { dependencies as externalPackages } from "../packages/external/package.json";
import { contentFolder, readContent, type ContentFile } from "./content/read-content";

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

const packages: BuildOptions = {
  external: Object.keys(externalPackages),
  // CommonJS packages call `require` for Node's built-in modules.
  banner: {
    js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
  },
};

/** Replaces Vite's `import.meta.glob` in catalogue.ts by imports of the same modules. */
function importModules(code: string): string {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" });
  const modules = files.filter((file) => file.endsWith("api.server.ts"));
  const imports = modules.map((file, at) => `import * as api${at} from "../../app/${file}";`);
  const names = modules.map((_, at) => `api${at}`);
  return imports.join("") + code.replace(/import\.meta\.glob<.*?>\(.*?\)/, `[${names.join()}]`);
}

await build({
  ...options,
  ...packages,
  entryPoints: { serve: "server/serve.ts", "server/sanitizer": "app/upstream/html/worker.ts" },
});
// The check of an upstream reads content files, which Vite compiles only for the site.
await build({
  ...options,
  ...packages,
  splitting: false,
  entryPoints: { "server/upstream-check": "scripts/upstream-check.ts" },
  define: { "import.meta.env": '{"PROD":true}' },
  plugins: [
    {
      name: "content",
      setup: ({ onLoad }) =>
        onLoad({ filter: /\.yaml$/ }, ({ path }) => ({
          contents: JSON.stringify(readContent(relative(contentFolder, path) as ContentFile)),
          loader: "json",
        })),
    },
    {
      name: "import.meta.glob",
      setup: ({ onLoad }) =>
        onLoad({ filter: /catalogue\.ts$/ }, ({ path }) => ({
          contents: importModules(readFileSync(path, "utf8")),
          loader: "ts",
        })),
    },
  ],
});
await build({
  ...options,
  entryPoints: ["mocks/embedded-upstream.ts"],
  packages: "external",
});
await build({
  entryPoints: ["app/comics/saved/worker.ts"],
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2020",
  outfile: `build/client${savedWorker}`,
  logLevel: "info",
});

if (!readFileSync("build/server/index.js", "utf8").includes('"./sanitizer.js"'))
  throw new Error("build/server/index.js starts no ./sanitizer.js.");

const names = readdirSync("build/client", { recursive: true, encoding: "utf8" });
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
await Promise.all(
  names
    .filter((name) => /\.(?:js|css|svg)$/.test(name))
    .map(async (name) => {
      const file = `build/client/${name}`;
      const bytes = readFileSync(file);
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
      writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
);
