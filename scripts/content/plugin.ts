import { dataToEsm } from "@rollup/pluginutils";
import type { Plugin } from "vite";
import { checkContent, readContentTexts } from "./check-content";
import { contentFolder, readContent, type ContentFile } from "./read-content";

/** Matches placeholders in style sheets for the colors of a theme. */
const themeColors = /--theme-colors: (main|guild);/g;

function declareThemeColors(_declaration: string, theme: string): string {
  return Object.entries(readContent("colors.yaml")[theme as "main" | "guild"])
    .map(([token, { light, dark }]) => `--${token}: light-dark(${light}, ${dark});`)
    .join(" ");
}

/**
 * Compiles the YAML files of content/ to modules with a default export, and a named export for each
 * field. A mistake in a file fails the build; in development, the page shows it.
 */
export function content(): Plugin {
  return {
    name: "content",
    // The plugin replaces the placeholders before Vite compiles the styles.
    enforce: "pre",
    buildStart() {
      if (this.meta.watchMode || process.env["VITEST"]) return;
      // The upstream is unknown during a build.
      const mistakes = checkContent(readContentTexts());
      if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
    },
    transform(text, id) {
      if (/\.css(?:\?|$)/.test(id) && text.includes("--theme-colors: ")) {
        this.addWatchFile(`${contentFolder}colors.yaml`);
        return { code: text.replaceAll(themeColors, declareThemeColors), map: null };
      }
      if (!id.startsWith(contentFolder) || !id.endsWith(".yaml")) return;
      const data = readContent(id.slice(contentFolder.length) as ContentFile);
      return { code: dataToEsm(data, { preferConst: true }), map: null };
    },
  };
}
