import { readdirSync, readFileSync } from "node:fs";
import { dataToEsm } from "@rollup/pluginutils";
import type { Plugin } from "vite";
import { isNode, LineCounter, parseDocument, type Document } from "yaml";
import { z } from "zod";
import { findSchema, type Content, type ContentFile } from "./content-schemas";

export const contentFolder = new URL("../content/", import.meta.url).pathname;

/** Lists the YAML files in content/. */
export const listContent = () =>
  readdirSync(contentFolder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".yaml"),
  ) as ContentFile[];

/** Reads a file in content/. @throws {Error} with one line for each mistake: file, line, field and message */
export function readContent<File extends ContentFile>(file: File): Content<File> {
  return parseContent(file, readFileSync(contentFolder + file, "utf8"));
}

/** Parses the text of a file in content/, as `readContent` does. */
export function parseContent<File extends ContentFile>(file: File, text: string): Content<File> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const describeMistake = (offset: number, message: string) =>
    `content/${file}:${lines.linePos(offset).line}: ${message}`;
  if (document.errors.length > 0) {
    throw new Error(
      document.errors.map(({ pos, message }) => describeMistake(pos[0], message)).join("\n"),
    );
  }
  const schema = findSchema(file);
  if (!schema) throw new Error(`content/${file} has no schema in scripts/content-schemas.ts.`);
  const { data, error } = schema.safeParse(document.toJS(), {
    error: ({ input }) => (input === undefined ? "is missing" : undefined),
  });
  if (!error) return data as Content<File>;
  throw new Error(
    error.issues
      .map(({ path, message }) =>
        describeMistake(
          findOffset(document, path),
          path.length > 0 ? `${z.core.toDotPath(path)}: ${message}` : message,
        ),
      )
      .join("\n"),
  );
}

/** The offset of the value at a path, or of its parent if it is missing. */
function findOffset(document: Document, path: readonly PropertyKey[]): number {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (isNode(node)) return node.range?.[0] ?? 0;
  return path.length === 0 ? 0 : findOffset(document, path.slice(0, -1));
}

/** Compiles the YAML files of content/ to modules with a default export, and a named export for each field. */
export function content(): Plugin {
  return {
    name: "content",
    // Before the modules, because the mistake of a module comes late and with a list of all modules.
    buildStart() {
      if (this.environment.mode !== "build") return;
      for (const file of listContent()) readContent(file);
    },
    transform(text, id) {
      if (!id.startsWith(contentFolder) || !id.endsWith(".yaml")) return;
      const data = parseContent(id.slice(contentFolder.length) as ContentFile, text);
      return { code: dataToEsm(data, { preferConst: true }), map: null };
    },
  };
}
