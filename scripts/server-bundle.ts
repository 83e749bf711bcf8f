import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

interface Manifest {
  dependencies: Record<string, string>;
}

const manifest = new URL("../package.json", import.meta.url);

/** The packages of a production installation, which are not bundled. */
export const installed = Object.keys(
  (JSON.parse(readFileSync(manifest, "utf8")) as Manifest).dependencies,
);

/** Bundles all packages except the `dependencies` into the server's build. */
export function serverBundle(): Plugin {
  return {
    name: "server-bundle",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    config: () => ({ ssr: { noExternal: true, external: installed } }),
  };
}
