import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

interface Manifest {
  dependencies: Record<string, string>;
}

const manifest = new URL("../package.json", import.meta.url);

/** The packages that an installation for production has: those that do not go into one file with others. */
export const installed = Object.keys(
  (JSON.parse(readFileSync(manifest, "utf8")) as Manifest).dependencies,
);

/** Takes into the server's build all that `dependencies` does not name; development imports it as it is. */
export function serverBundle(): Plugin {
  return {
    name: "server-bundle",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    config: () => ({ ssr: { noExternal: true, external: installed } }),
  };
}
