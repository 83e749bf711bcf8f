import { readdirSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin } from "vite";

const folder = "build/client/assets";
const query = "?worker&url";
const prefix = "\0browser-worker:";

/**
 * Lets the server name a program that it imports with `?worker&url` as the browser's build, which comes first,
 * has named it: one of its own would be another file, at an address that nobody serves.
 */
export function browserWorkers(): Plugin {
  return {
    name: "browser-workers",
    enforce: "pre",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    resolveId(source) {
      return source.endsWith(query) ? prefix + basename(source, query) : undefined;
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const named = new RegExp(`^${id.slice(prefix.length)}-[\\w-]{8}\\.js$`);
      const file = readdirSync(folder).find((name) => named.test(name));
      if (!file) throw new Error(`${folder} has no ${id.slice(prefix.length)}.`);
      return `export default ${JSON.stringify(`/assets/${file}`)};`;
    },
  };
}
