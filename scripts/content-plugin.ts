import { dataToEsm } from "@rollup/pluginutils";
import type { Plugin } from "vite";
import { checkContent, readContentTexts } from "./check-content";
import { contentFolder, readContent } from "./content";
import type { ContentFile } from "./content-schemas";

/** Stands in a stylesheet for the colors of a theme. */
const themeColors = /--theme-colors: (main|guild);/g;

function declareThemeColors(_declaration: string, theme: string): string {
  return Object.entries(readContent("colors.yaml")[theme as "main" | "guild"])
    .map(([token, { light, dark }]) => `--${token}: light-dark(${light}, ${dark});`)
    .join(" ");
}

/**
 * Compiles the YAML files of content/ to modules with a default export, and a named export for each field.
 *
 * @param checksAll whether a mistake in any of the artist's files stops the build, and is shown in development
 */
export function content({ checksAll = false } = {}): Plugin {
  let messages: Promise<readonly string[]> | undefined;
  let isBuild = false;

  async function findMistakes(): Promise<readonly string[]> {
    // A build does not know its upstream.
    const usesSample = !isBuild && !process.env["UPSTREAM_URL"];
    const sample = usesSample ? (await import("../mocks/sample-names")).sampleNames : undefined;
    const findings = checkContent(readContentTexts(), sample);
    return findings.filter(({ isHint }) => !isHint).map(({ message }) => message);
  }

  async function check(): Promise<void> {
    if (!checksAll) return;
    messages ??= findMistakes();
    if ((await messages).length > 0) throw new Error((await messages).join("\n"));
  }

  return {
    name: "content",
    // Styles are replaced before Vite compiles them.
    enforce: "pre",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    // Before the modules, because the mistake of a module comes late and with a list of all modules.
    async buildStart() {
      if (isBuild) await check();
    },
    watchChange() {
      messages = undefined;
    },
    async transform(text, id) {
      if (/\.css(?:\?|$)/.test(id) && text.includes("--theme-colors: ")) {
        this.addWatchFile(`${contentFolder}colors.yaml`);
        return { code: text.replaceAll(themeColors, declareThemeColors), map: null };
      }
      const isYaml = id.startsWith(contentFolder) && id.endsWith(".yaml");
      if (isYaml || id.endsWith(".mdx")) await check();
      if (!isYaml) return;
      const data = readContent(id.slice(contentFolder.length) as ContentFile);
      return { code: dataToEsm(data, { preferConst: true }), map: null };
    },
  };
}
