import { build } from "esbuild";
import type { Plugin } from "vite";

/** A plugin for `import code from "./x?inline-script"`, the text of a bundled classic script. */
export function bundledScripts(): Plugin {
  let isBuild = false;
  let isServer = false;
  return {
    name: "bundled-scripts",
    enforce: "pre",
    configResolved(config) {
      isBuild = config.command === "build";
      isServer = Boolean(config.build.ssr);
    },
    async resolveId(source, importer) {
      const [path = "", query] = source.split("?");
      if (query !== "inline-script") return undefined;
      const module = await this.resolve(path, importer, { skipSelf: true });
      return module && `${module.id}?${query}`;
    },
    async load(id) {
      const [file = "", query] = id.split("?");
      if (query !== "inline-script") return undefined;
      // The browser build needs no text, because only the server renders inline scripts.
      const code = isBuild && !isServer ? "" : await bundleScript(file);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}

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
