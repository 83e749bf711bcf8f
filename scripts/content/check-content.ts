import { readdirSync, readFileSync } from "node:fs";
import { createProcessor } from "@mdx-js/mdx";
import remarkFrontmatter from "remark-frontmatter";
import { frontMatterSchema } from "../../app/ui/front-matter.schema";
import type { sampleNames } from "../../mocks/sample-names";
import { listMentions, type Mention } from "./mentions";
import { contentFolder, parseYaml } from "./read-content";
import { findRepeatedNames, findWrongReferences } from "./references";
import { findSchema } from "./schemas";

const routesFolder = new URL("../../app/routes/", import.meta.url).pathname;

/** The texts of the artist's files by their paths, such as `content/menus.yaml`. */
export type ContentTexts = Readonly<Record<string, string>>;

/** Reads the YAML and Markdown files of content/, and the Markdown pages among the routes. */
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
 * Validates all files of the artist, each by its schema, and then their names and references.
 *
 * @param sample the names of the embedded upstream; without them references to the upstream are not checked
 * @returns a message for each mistake
 */
export function checkContent(texts: ContentTexts, sample?: typeof sampleNames): string[] {
  const files = Object.entries(texts).map(([file, text]) =>
    file.endsWith(".yaml") ? checkYaml(file, text) : checkMarkdown(file, text),
  );
  const mistakes = files.flatMap((file) => file.mistakes);
  // The names in a file with mistakes are unknown.
  if (mistakes.length > 0) return mistakes;
  const mentions = files.flatMap((file) => file.mentions);
  return [...findRepeatedNames(mentions), ...findWrongReferences(mentions, sample)];
}

interface CheckedFile {
  mistakes: string[];
  mentions: Mention[];
}

function checkYaml(
  file: string,
  text: string,
  schema = findSchema(file.replace("content/", "")),
  firstLine = 1,
): CheckedFile {
  const { raw, mistakes, locate } = parseYaml(file, text, schema, firstLine);
  const isValid = schema && mistakes.length === 0;
  return { mistakes, mentions: isValid ? [...listMentions(schema, raw, locate)] : [] };
}

const markdown = createProcessor({ remarkPlugins: [remarkFrontmatter] });

interface MarkdownNode {
  type: string;
  url?: string;
  value?: string;
  attributes?: { name?: string; value?: unknown }[];
  children?: MarkdownNode[];
  position: { start: { line: number } };
}

/** Checks the front matter of a Markdown page, and lists the pages and pictures that it refers to. */
function checkMarkdown(file: string, text: string): CheckedFile {
  let root: MarkdownNode;
  try {
    root = markdown.parse(text) as unknown as MarkdownNode;
  } catch (error) {
    const { line = 1, reason } = error as { line?: number; reason: string };
    return { mistakes: [`${file}:${line}: ${reason}`], mentions: [] };
  }
  const frontMatter = root.children?.find(({ type }) => type === "yaml");
  const checked: CheckedFile = frontMatter
    ? checkYaml(file, frontMatter.value ?? "", frontMatterSchema, 2)
    : { mistakes: [], mentions: [] };
  checked.mentions.push(...listReferences(file, root));
  return checked;
}

function* listReferences(file: string, node: MarkdownNode): Generator<Mention> {
  const { type, url, attributes = [], children = [], position } = node;
  const shared = { isReference: true, place: `${file}:${position.start.line}` };
  const links = type === "link" ? [{ name: "href", value: url }] : [];
  for (const { name = "", value } of [...links, ...attributes]) {
    if (typeof value !== "string") continue;
    if (name === "path") yield { kind: "picture", name: value, ...shared };
    if (/^(?:href|to)$/.test(name) && value.startsWith("/")) {
      yield { kind: "page", name: value, ...shared };
    }
  }
  for (const child of children) yield* listReferences(file, child);
}
