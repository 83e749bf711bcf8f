import type { Plugin } from "vite";

/**
 * Puts the modules that run in threads of their own into the server's build, each as a file beside the
 * server's: `sanitizer` becomes build/server/sanitizer.js.
 */
export function serverWorkers(modules: Readonly<Record<string, string>>): Plugin {
  return {
    name: "server-workers",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    buildStart() {
      for (const [name, id] of Object.entries(modules)) {
        this.emitFile({ type: "chunk", id, fileName: `${name}.js` });
      }
    },
  };
}
