import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import type { BuildFiles, SizedFile } from "../app/http/build-files";

/** A file of the build as styles and modules name one. */
const named = /(?:url\(\/assets\/|["'`](?:\.\/|assets\/))([\w.-]+\.(?:js|css|woff2|svg))/g;

/**
 * The browser's part of a build.
 *
 * @param folder the build's `client` folder
 */
export function buildFiles(
  { url, version, entry, routes }: ServerBuild["assets"],
  folder: string,
): BuildFiles {
  const known = new Map<string, readonly SizedFile[]>();
  function list(ids: RegExp): SizedFile[] {
    const own = Object.values(routes).filter(({ id }) => ids.test(id));
    const addresses = new Set([url, entry.module, ...entry.imports]);
    for (const { module, imports = [], css = [] } of own) {
      for (const address of [module, ...imports, ...css]) addresses.add(address);
    }
    // What they name in turn: faces, and modules that come on demand. The manifest names all there is.
    for (const address of addresses) {
      if (address === url || !/\.(?:css|js)$/.test(address)) continue;
      const text = readFileSync(join(folder, address), "utf8");
      for (const [, name] of text.matchAll(named)) addresses.add(`/assets/${name}`);
    }
    return [...addresses].map((address) => ({
      address,
      bytes: statSync(join(folder, address)).size,
    }));
  }
  return {
    version,
    filesOf(ids) {
      const files = known.get(ids.source) ?? list(ids);
      known.set(ids.source, files);
      return files;
    },
  };
}
