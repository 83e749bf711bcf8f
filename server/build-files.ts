import type { ServerBuild } from "@remix-run/node";
import type { BuildFiles, SizedFile } from "../app/http/build-files";
import type { ClientFiles } from "./files";

/** Names of other files in styles and modules. */
const fileNames = /(?:url\(\/assets\/|["'`](?:\.\/|assets\/))([\w.-]+\.(?:js|css|woff2|svg))/g;

/** Lists the files of a build for the browser. */
export function buildFiles(
  { url, version, entry, routes }: ServerBuild["assets"],
  files: ClientFiles,
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
      const text = files.get(address)!.bodies.identity.toString();
      for (const [, name] of text.matchAll(fileNames)) addresses.add(`/assets/${name}`);
    }
    return [...addresses].map((address) => ({
      address,
      bytes: files.get(address)!.bodies.identity.byteLength,
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
