import { readdirSync, readFileSync } from "node:fs";
import { createProcessor } from "@mdx-js/mdx";
import remarkFrontmatter from "remark-frontmatter";
import type { z } from "zod";
import type { Kind } from "../app/content-names";
import { frontMatterSchema } from "../app/ui/front-matter.schema";
import type { sampleNames } from "../mocks/sample-names";
import { contentFolder, locate, parseYaml } from "./content";
import { findOffset } from "./content-messages";
import {
  findRepeatedNames,
  findWrongReferences,
  listMentions,
  type AddressFiles,
  type Finding,
  type Mention,
} from "./content-names";
import { findSchema, type ContentFile } from "./content-schemas";

const routesFolder = new URL("../app/routes/", import.meta.url).pathname;

/** The texts of the artist's files by their paths: `content/menus.yaml`. */
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

/** What a file has: its mistakes, or else its data, and its names and references. */
interface Checked {
  mistakes: string[];
  data?: unknown;
  mentions: Mention[];
}

/**
 * Checks all files of the artist: each by its schema, and their names and references together.
 *
 * @param sample the names of the embedded upstream; without them references to the upstream are not checked
 */
export function checkContent(texts: ContentTexts, sample?: typeof sampleNames): Finding[] {
  const files = Object.entries(texts).map(([file, text]) => [file, checkFile(file, text)] as const);
  const checked = files.map(([, one]) => one);
  const data = Object.fromEntries(files.map(([file, one]) => [file, one.data]));
  const mistakes = checked.flatMap((one) => one.mistakes);
  const mentions = checked.flatMap((one) => one.mentions);
  // The names in a file with mistakes are unknown.
  if (mistakes.length > 0) return mistakes.map(toMistake);
  return [
    ...findRepeatedNames(mentions).map(toMistake),
    ...findWrongReferences(mentions, data as AddressFiles, sample),
  ];
}

/** The last text of each file, and what it has. */
const known = new Map<string, { text: string; checked: Checked }>();

function checkFile(file: string, text: string): Checked {
  const last = known.get(file);
  if (last?.text === text) return last.checked;
  const checked = file.endsWith(".yaml")
    ? checkYaml(file, text, findSchema(file.replace("content/", "") as ContentFile))
    : checkMarkdown(file, text);
  const [, comic, chapter] = /^content\/panels\/(.+)\/(\d+)\.yaml$/.exec(file) ?? [];
  const name = `/comics/${comic}/${chapter}`;
  const locate = (message: string) => `${file}:1: ${message}`;
  if (comic) checked.mentions.push({ kind: "page", name, isReference: true, locate });
  known.set(file, { text, checked });
  return checked;
}

const toMistake = (message: string): Finding => ({ message, isHint: false });

function checkYaml(file: string, text: string, schema: z.ZodType | undefined, line = 1): Checked {
  const parsed = schema ? parseYaml(text, schema) : undefined;
  if (!schema || !parsed) {
    return { mistakes: [`${file}:1: No page reads a file with this name.`], mentions: [] };
  }
  const mistakes = parsed.mistakes.map((mistake) => locate(file, text, mistake, line));
  if (mistakes.length > 0) return { mistakes, mentions: [] };
  const { document, data } = parsed;
  const mentions = listMentions(schema, document.toJS(), (message, path, isKey) =>
    locate(file, text, { offset: findOffset(document, path, isKey), message }, line),
  );
  return { mistakes, data, mentions: [...mentions] };
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

/** What the attributes of components in Markdown refer to. */
const attributeKinds: Record<string, Kind> = { href: "page", to: "page", path: "picture" };

function checkMarkdown(file: string, text: string): Checked {
  let root: MarkdownNode;
  try {
    root = markdown.parse(text) as unknown as MarkdownNode;
  } catch (error) {
    const { line = 1, reason } = error as { line?: number; reason: string };
    return { mistakes: [`${file}:${line}: ${reason}`], mentions: [] };
  }
  const frontMatter = root.children?.find(({ type }) => type === "yaml");
  const checked: Checked = frontMatter
    ? checkYaml(file, frontMatter.value ?? "", frontMatterSchema, 2)
    : { mistakes: [], mentions: [] };
  const collect = ({ type, url, attributes = [], children = [], position }: MarkdownNode): void => {
    const add = (kind: Kind, name: unknown) => {
      if (typeof name !== "string" || (kind === "page" && !name.startsWith("/"))) return;
      const locate = (message: string) => `${file}:${position.start.line}: ${message}`;
      checked.mentions.push({ kind, name, isReference: true, locate });
    };
    if (type === "link") add("page", url);
    for (const { name = "", value } of attributes) {
      if (Object.hasOwn(attributeKinds, name)) add(attributeKinds[name]!, value);
    }
    children.forEach(collect);
  };
  collect(root);
  return checked;
}
