import { createHash } from "node:crypto";
import { basename, relative } from "node:path";
import { build } from "esbuild";
import type { Plugin } from "vite";

/**
 * Bundles scripts that are not modules:
 *
 * - `import code from "./x?inline-script"` is the text of a bundled script, to inline into a document;
 * - `import url from "./x?script-url"` is the address of a bundled script.
 */
export function bundledScripts(): Plugin {
  let isBuild = false;
  let isServer = false;
  let root = "";
  return {
    name: "bundled-scripts",
    enforce: "pre",
    configResolved(config) {
      isBuild = config.command === "build";
      isServer = Boolean(config.build.ssr);
      root = config.root;
    },
    async resolveId(source, importer) {
      const [path = "", query] = source.split("?");
      if (query !== "inline-script" && query !== "script-url") return undefined;
      const module = await this.resolve(path, importer, { skipSelf: true });
      return module && `${module.id}?${query}`;
    },
    async load(id) {
      const [file = "", query] = id.split("?");
      // Only the server renders inline scripts.
      if (query === "inline-script") {
        return defaultExport(isBuild && !isServer ? "" : await bundleScript(file));
      }
      if (query !== "script-url") return undefined;
      if (!isBuild) return defaultExport(`/${relative(root, file)}`);
      const source = await bundleScript(file);
      // The builds for browser and server compute the same name.
      const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
      const fileName = `assets/${basename(file, ".ts")}-${hash}.js`;
      if (!isServer) this.emitFile({ type: "asset", fileName, source });
      return defaultExport(`/${fileName}`);
    },
  };
}

const defaultExport = (text: string) => `export default ${JSON.stringify(text)};`;

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
