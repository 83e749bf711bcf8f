import { readdirSync, readFileSync } from "node:fs";
import { collectMentions, type Mention } from "../../app/content-names";
import { frontMatterSchema } from "../../app/ui/front-matter.schema";
import type { sampleNames } from "../../mocks/sample-names";
import { contentFolder, parseYaml } from "./read-content";
import { findRepeatedNames, findWrongReferences, type PlacedMention } from "./references";

const routesFolder = new URL("../../app/routes/", import.meta.url).pathname;

/** The texts of the content files by path, such as `content/menus.yaml`. */
export type ContentTexts = Readonly<Record<string, string>>;

/** Reads the YAML and Markdown files of content/, and the Markdown pages in app/routes/. */
export function readContentTexts(): ContentTexts {
  const folders = { content: contentFolder, "app/routes": routesFolder };
  return Object.fromEntries(
    Object.entries(folders).flatMap(([shown, folder]) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => /\.(?:yaml|mdx?)$/.test(file) && file !== "README.md")
        .map((file) => [`${shown}/${file}`, readFileSync(folder + file, "utf8")]),
    ),
  );
}

/**
 * Validates all content files with their schemas, and then their names and references.
 *
 * @param sample the names of the embedded upstream; if undefined, references to the upstream are
 * not checked
 * @returns a message for each mistake
 */
export function checkContent(texts: ContentTexts, sample?: typeof sampleNames): string[] {
  const mistakes: string[] = [];
  const mentions: PlacedMention[] = [];
  for (const [file, text] of Object.entries(texts)) {
    const found = collectMentions(() => mistakes.push(...findMistakes(file, text)));
    const all = file.endsWith(".yaml") ? found : [...found, ...listMarkdownReferences(text)];
    mentions.push(...all.map((mention) => ({ ...mention, place: locate(file, text, mention) })));
  }
  // References are not checked, because the names in an invalid file are unknown.
  if (mistakes.length > 0) return mistakes;
  return [...findRepeatedNames(mentions), ...findWrongReferences(mentions, sample)];
}

function findMistakes(file: string, text: string): string[] {
  if (file.endsWith(".yaml")) return parseYaml(file, text).mistakes;
  const [, frontMatter] = /^(---\n.*?\n)---\n/s.exec(text) ?? [];
  return frontMatter ? parseYaml(file, frontMatter, frontMatterSchema).mistakes : [];
}

/** Lists the pages that Markdown links to, and the pictures of its components. */
const listMarkdownReferences = (text: string): Mention[] =>
  [...text.matchAll(/(?:\]\(|href="|to=")(\/[^)"]*)|path="([^"]*)"/g)].map(
    ([, page, picture = ""]) => ({
      kind: page ? "page" : "picture",
      name: page ?? picture,
      isReference: true,
    }),
  );

/** Returns the file and the first line that contains a name. */
function locate(file: string, text: string, { name, text: written = name }: Mention): string {
  const index = text.split("\n").findIndex((line) => line.includes(written));
  return index < 0 ? file : `${file}:${index + 1}`;
}
