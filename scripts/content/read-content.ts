import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isNode, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { findSchema, type Content, type ContentFile } from "./schemas";

/** The folder of the artist's files. */
export const contentFolder = new URL("../../content/", import.meta.url).pathname;

/** Lists the YAML files in content/. */
export const listContent = () =>
  readdirSync(contentFolder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".yaml"),
  ) as ContentFile[];

/**
 * Reads a file in content/. Tests replace some files by those of `CONTENT_FOLDER`.
 *
 * @throws {Error} with one line for each mistake: file, line, field and message
 */
export function readContent<File extends ContentFile>(file: File): Content<File> {
  const replacement = `${process.env["CONTENT_FOLDER"]}/${file}`;
  const path = existsSync(replacement) ? replacement : contentFolder + file;
  const { data, mistakes } = parseYaml(`content/${file}`, readFileSync(path, "utf8"));
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
  return data as Content<File>;
}

export type Path = readonly PropertyKey[];

/**
 * Parses YAML and validates it.
 *
 * @param file the path that messages name, such as `content/menus.yaml`
 * @param firstLine the line of the file on which the text begins
 * @returns `raw` is the data before validation; `locate` names the file and the line of a value
 */
export function parseYaml(
  file: string,
  text: string,
  schema: z.ZodType | undefined = findSchema(file.replace("content/", "")),
  firstLine = 1,
) {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const placeAt = (offset: number) => `${file}:${lineCounter.linePos(offset).line + firstLine - 1}`;
  const locate = (path: Path): string => {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) return placeAt(node.range[0]);
    return path.length > 0 ? locate(path.slice(0, -1)) : `${file}:${firstLine}`;
  };
  const [error] = [...document.errors, ...document.warnings];
  if (error) return { mistakes: [`${placeAt(error.pos[0])}: ${error.message}`], locate };
  if (!schema) return { mistakes: [`${file}:1: No page reads a file with this name.`], locate };
  const raw: unknown = document.toJS();
  const result = schema.safeParse(raw);
  const mistakes = listIssues(result.error?.issues ?? []).map(({ path, message }) => {
    const field = z.core.toDotPath(path);
    return `${locate(path)}: ${field ? `“${field}”: ` : ""}${message}`;
  });
  return { raw, data: result.data, mistakes, locate };
}

/** Lists issues; a value that fits no alternative has the issues of the alternative that it fits best. */
function listIssues(issues: readonly z.core.$ZodIssue[], path: Path = []): z.core.$ZodIssue[] {
  return issues.flatMap((issue) => {
    const key = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
    const at = [...path, ...issue.path, ...key];
    const best =
      issue.code === "invalid_union" && issue.message === "Invalid input"
        ? issue.errors.toSorted((a, b) => depthOf(b) - depthOf(a) || a.length - b.length)[0]
        : undefined;
    return best ? listIssues(best, at) : [{ ...issue, path: at }];
  });
}

const depthOf = (issues: readonly z.core.$ZodIssue[]) =>
  Math.max(...issues.map(({ path }) => path.length));
