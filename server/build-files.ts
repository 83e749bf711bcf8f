import { readFileSync, statSync } from "node:fs";
import type { ServerBuild } from "@remix-run/node";
import type { BuildFiles } from "../app/http/build-files";

/** Names of other files in styles and modules. */
const fileNames = /(?:url\(\/assets\/|["'`](?:\.\/|assets\/))([\w.-]+\.(?:js|css|woff2|svg))/g;

/** Lists the files of a build for the browser. @param folder its `client` folder */
export function buildFiles(assets: ServerBuild["assets"], folder: string): BuildFiles {
  const { url, version, entry, routes } = assets;
  return {
    version,
    filesOf(ids) {
      const addresses = new Set([url, entry.module, ...entry.imports]);
      for (const { id, module, imports = [], css = [] } of Object.values(routes)) {
        if (ids.test(id)) for (const own of [module, ...imports, ...css]) addresses.add(own);
      }
      // Fonts and dynamic imports. The manifest names all files, so it is skipped.
      for (const address of addresses) {
        if (address === url || !/\.(?:css|js)$/.test(address)) continue;
        const text = readFileSync(folder + address, "utf8");
        for (const [, name] of text.matchAll(fileNames)) addresses.add(`/assets/${name}`);
      }
      return [...addresses].map((address) => ({ address, bytes: statSync(folder + address).size }));
    },
  };
}
