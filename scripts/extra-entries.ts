import { createHash } from "node:crypto";
import { basename, relative } from "node:path";
import { build } from "esbuild";
import type { Plugin } from "vite";

interface ExtraEntries {
  /** Scripts of the browser at addresses that stay the same, such as a service worker: address to module. */
  scripts: Readonly<Record<string, string>>;
  /** Modules that the server runs in worker threads, built beside it: file name without extension to module. */
  workers: Readonly<Record<string, string>>;
}

/**
 * Builds the entries that no route leads to:
 *
 * - `import code from "./x?inline-script"` is the text of a script, for the document itself;
 * - `import url from "./x?script-url"` is the address of a script that is a program of its own;
 * - `scripts` and `workers`.
 */
export function extraEntries({ scripts, workers }: ExtraEntries): Plugin {
  let isBuild = false;
  let isServer = false;
  let root = "";
  return {
    name: "extra-entries",
    enforce: "pre",
    configResolved(config) {
      isBuild = config.command === "build";
      isServer = Boolean(config.build.ssr);
      root = config.root;
    },
    buildStart() {
      if (!isBuild || !isServer) return;
      for (const [name, id] of Object.entries(workers)) {
        this.emitFile({ type: "chunk", id, fileName: `${name}.js` });
      }
    },
    async resolveId(source, importer) {
      const [path = "", query] = source.split("?");
      if (query !== "inline-script" && query !== "script-url") return undefined;
      const module = await this.resolve(path, importer, { skipSelf: true });
      return module && `${module.id}?${query}`;
    },
    async load(id) {
      const [file = "", query] = id.split("?");
      // Only the server writes inline scripts into documents.
      if (query === "inline-script") {
        return exportOf(isBuild && !isServer ? "" : await bundleScript(file));
      }
      if (query !== "script-url") return undefined;
      if (!isBuild) return exportOf(`/${relative(root, file)}`);
      const source = await bundleScript(file);
      // Both builds, the browser's and the server's, arrive at the same name.
      const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
      const fileName = `assets/${basename(file, ".ts")}-${hash}.js`;
      if (!isServer) this.emitFile({ type: "asset", fileName, source });
      return exportOf(`/${fileName}`);
    },
    async generateBundle() {
      if (isServer) return;
      for (const [address, module] of Object.entries(scripts)) {
        this.emitFile({
          type: "asset",
          fileName: address.slice(1),
          source: await bundleScript(module),
        });
      }
    },
  };
}

const exportOf = (text: string) => `export default ${JSON.stringify(text)};`;

async function bundleScript(module: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [module],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2020",
  });
  return outputFiles[0]!.text.trim();
}
