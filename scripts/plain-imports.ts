import type { Plugin } from "vite";

/**
 * Leaves `import()` to the browser. Vite would fetch the files of a module side by side, stylesheets too, by
 * half a kilobyte in every page that imports something on demand: here that is one file, and its styles are
 * with the page.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    enforce: "pre",
    load: (id) =>
      id.endsWith("vite/preload-helper.js")
        ? "export const __vitePreload = (load) => load();"
        : undefined,
  };
}
