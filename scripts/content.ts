import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parseDocument, type Document } from "yaml";
import type { z } from "zod";
import { describeIssue, findYamlMistakes, toMistakes, type Mistake } from "./content-messages";
import { findSchema, type Content, type ContentFile } from "./content-schemas";

/** The folder of the artist's files. */
export const contentFolder = new URL("../content/", import.meta.url).pathname;

/** Reads the text of a file in content/. Tests replace some files by those of another folder. */
function readText(file: string): string {
  const own = `${process.env["CONTENT_FOLDER"]}/${file}`;
  return readFileSync(existsSync(own) ? own : contentFolder + file, "utf8");
}

/** Lists the YAML files in content/. */
export const listContent = () =>
  readdirSync(contentFolder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".yaml"),
  ) as ContentFile[];

/** Reads a file in content/. @throws {Error} with one line for each mistake: file, line, field and message */
export function readContent<File extends ContentFile>(file: File): Content<File> {
  return parseContent(file, readText(file));
}

/** Parses the text of a file in content/, as `readContent` does. */
export function parseContent<File extends ContentFile>(file: File, text: string): Content<File> {
  const schema = findSchema(file);
  if (!schema) throw new Error(`content/${file} has no schema in scripts/content-schemas.ts.`);
  const { data, mistakes } = parseYaml(text, schema);
  if (mistakes.length === 0) return data as Content<File>;
  throw new Error(mistakes.map((one) => locate(`content/${file}`, text, one)).join("\n"));
}

/**
 * A mistake with its file and line, as in "content/menus.yaml:15: “to” is missing."
 *
 * @param firstLine the line of the file on which the text begins
 */
export function locate(
  file: string,
  text: string,
  { offset, message }: Mistake,
  firstLine = 1,
): string {
  const line = text.slice(0, offset).split("\n").length - 1 + firstLine;
  return `${file}:${line}: ${message}`;
}

interface Parsed {
  document: Document;
  /** Undefined if there are mistakes. */
  data?: unknown;
  mistakes: Mistake[];
}

/** Parses YAML and compares it with a schema. */
export function parseYaml(text: string, schema: z.ZodType): Parsed {
  const document = parseDocument(text, { prettyErrors: false });
  const mistakes = findYamlMistakes(document, text);
  if (mistakes.length > 0) return { document, mistakes };
  const { data, error } = schema.safeParse(document.toJS(), {
    error: describeIssue,
    reportInput: true,
  });
  return { document, data, mistakes: toMistakes(error?.issues ?? [], document) };
}
