import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isNode, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { nameSchema } from "./schema-name.js";
import * as schemas from "./schemas";

/** The path of the folder with the content files. */
export const contentFolder = new URL("../../content/", import.meta.url).pathname;

/** The path of a file in content/. */
export type ContentFile = keyof ContentData;

/** Returns the schema of a file in content/. */
export const findSchema = (file: string) =>
  new Map<string, z.ZodType>(Object.entries(schemas)).get(nameSchema(file));

/** Lists the YAML files in content/. */
export const listContent = () =>
  readdirSync(contentFolder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".yaml"),
  ) as ContentFile[];

/**
 * Reads a file of content/. In tests, files of `CONTENT_FOLDER` replace those of content/.
 *
 * @throws {Error} with one line for each mistake: file, line, field and message
 */
export function readContent<File extends ContentFile>(file: File): ContentData[File] {
  const replacement = `${process.env["CONTENT_FOLDER"]}/${file}`;
  const path = existsSync(replacement) ? replacement : contentFolder + file;
  const { data, mistakes } = parseYaml(`content/${file}`, readFileSync(path, "utf8"));
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
  return data as ContentData[File];
}

type Path = readonly PropertyKey[];

/** Parses and validates YAML. @param file the path for messages, such as `content/menus.yaml` */
export function parseYaml(
  file: string,
  text: string,
  schema: z.ZodType | undefined = findSchema(file.replace("content/", "")),
) {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    return { mistakes: [`${file}:${lineCounter.linePos(error.pos[0]).line}: ${error.message}`] };
  }
  if (!schema) return { mistakes: [`${file}:1: No page reads a file with this name.`] };
  const result = schema.safeParse(document.toJS());
  /** Returns the line of the value at a path, or of its nearest existing ancestor. */
  const findLine = (path: Path): number => {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line;
    return path.length > 0 ? findLine(path.slice(0, -1)) : 1;
  };
  const mistakes = listIssues(result.error?.issues ?? []).map(({ path, message }) => {
    const field = z.core.toDotPath(path);
    return `${file}:${findLine(path)}: ${field ? `“${field}”: ` : ""}${message}`;
  });
  return { data: result.data, mistakes };
}

/** Lists issues; a union has the issues of the alternative that fits best. */
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
