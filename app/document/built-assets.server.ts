import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { ContentEncoding } from "~/http/encoding";

const folder = join(process.cwd(), "build", "assets");
const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};
const suffixes: Record<ContentEncoding, string> = { br: ".br", gzip: ".gz", identity: "" };

const files = new Map<string, Uint8Array<ArrayBuffer>>();

/** A file of the build, in an encoding it was compressed in by scripts/precompress.ts. */
export interface BuiltAsset {
  type: string;
  body: Uint8Array<ArrayBuffer>;
}

/**
 * A built script, stylesheet or drawing; read from disk once.
 *
 * @param name the hashed file name, without a folder
 * @returns nothing for a name the build has no file of
 */
export function builtAsset(name: string, encoding: ContentEncoding): BuiltAsset | undefined {
  const type = types[extname(name)];
  // Only plain names: this reads from disk.
  if (!type || !/^[\w.$-]+$/.test(name)) return undefined;
  const file = name + suffixes[encoding];
  let body = files.get(file);
  if (!body) {
    try {
      body = new Uint8Array(readFileSync(join(folder, file)));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "ENOENT" || code === "ENAMETOOLONG") return undefined;
      throw error;
    }
    files.set(file, body);
  }
  return { type, body };
}

/** The text of a built stylesheet by its address, `/build/assets/…`. */
export function builtStylesheet(href: string): string {
  const sheet = builtAsset(href.replace(/^\/build\/assets\//, ""), "identity");
  if (!sheet) throw new Error(`The build has no stylesheet ${href}.`);
  return new TextDecoder().decode(sheet.body).trim();
}
