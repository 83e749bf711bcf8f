import type { Plugin } from "vite";

const file = "licenses.txt";

/** What is left of a license's text in a script: where it is. */
export const licenseNotice = `/*! licenses: /${file} */`;

/**
 * Keeps the licenses of what the scripts are made of in one file beside them, which they name: in the scripts
 * themselves they are a kilobyte and a half of every first visit.
 */
export function licenses(): Plugin {
  const texts = new Set<string>();
  return {
    name: "licenses",
    renderChunk: {
      order: "pre",
      handler(code) {
        for (const [text] of code.matchAll(/\/\*[*!](?:(?!\*\/)[^])*@licen[sc]e[^]*?\*\//g))
          texts.add(text);
        return null;
      },
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: file, source: [...texts].join("\n\n") });
    },
  };
}
