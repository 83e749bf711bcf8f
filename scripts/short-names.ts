import { readdirSync } from "node:fs";
import { relative } from "node:path";
import type { Rollup } from "vite";

/**
 * Names of the build's classes: the module's place among all (`a` to `zz`) and the class's in it, as in `cf7`. Every
 * document carries its styles, and names made to be read were a twentieth of it.
 *
 * @returns what Vite asks for the name of a class or an animation; the same for the browser's part and the server's
 */
export function shortClassNames(): (name: string, file: string) => string {
  const modules = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .sort();
  const known = new Map<string, string[]>();
  return (name, path) => {
    const [file = ""] = relative("app", path).split("?");
    const names = known.get(file) ?? [];
    known.set(file, names);
    if (!names.includes(name)) names.push(name);
    return letters(modules.indexOf(file)) + names.indexOf(name);
  };
}

/** `a` to `z`, then `aa` and so on. */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

/**
 * Where the build puts a script: by its content alone, in as few letters as Rollup has for so many, as the manifest of all
 * routes names each. Nothing is left of routes that the server alone answers.
 */
export function scriptNames({ exports, moduleIds }: Rollup.PreRenderedChunk): string {
  return exports.length + moduleIds.length > 0 ? "assets/[hash:7].js" : "assets/empty.js";
}

/** The same for styles; drawings and fonts keep their names. */
export function assetNames({ names }: { names: readonly string[] }): string {
  return names.some((name) => name.endsWith(".css"))
    ? "assets/[hash:7].css"
    : "assets/[name]-[hash][extname]";
}
