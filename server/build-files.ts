import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import type { BuildFiles, SizedFile } from "../app/http/build-files";

/** Names of other files in styles and modules. */
const fileNames = /(?:url\(\/assets\/|["'`](?:\.\/|assets\/))([\w.-]+\.(?:js|css|woff2|svg))/g;

/** Lists the files of a build for the browser. @param folder the build's `client` folder */
export function buildFiles(
  { url, version, entry, routes }: ServerBuild["assets"],
  folder: string,
): BuildFiles {
  const lists = new Map<string, readonly SizedFile[]>();
  function list(ids: RegExp): SizedFile[] {
    const own = Object.values(routes).filter(({ id }) => ids.test(id));
    const addresses = new Set([url, entry.module, ...entry.imports]);
    for (const { module, imports = [], css = [] } of own) {
      for (const address of [module, ...imports, ...css]) addresses.add(address);
    }
    // Fonts and dynamic imports. The manifest names all files, so it is skipped.
    for (const address of addresses) {
      if (address === url || !/\.(?:css|js)$/.test(address)) continue;
      const text = readFileSync(join(folder, address), "utf8");
      for (const [, name] of text.matchAll(fileNames)) addresses.add(`/assets/${name}`);
    }
    return [...addresses].map((address) => ({
      address,
      bytes: statSync(join(folder, address)).size,
    }));
  }
  return {
    version,
    filesOf(ids) {
      const files = lists.get(ids.source) ?? list(ids);
      lists.set(ids.source, files);
      return files;
    },
  };
}
