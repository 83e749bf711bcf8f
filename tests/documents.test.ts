import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";

const root = process.cwd();
const topLevel = readdirSync(root).filter((name) => !/^\.|^(?:build|node_modules)$/.test(name));
const paths = topLevel.flatMap((name) => [
  name,
  ...readEntries(name).map((entry) => `${name}/${entry.replaceAll("\\", "/")}`),
]);

const documents = paths.filter((path) =>
  /^(?:README|CONTRIBUTING|docs\/.*|mocks\/README|content\/README)\.md$/.test(path),
);

function readEntries(name: string): string[] {
  try {
    return readdirSync(join(root, name), { recursive: true, encoding: "utf8" });
  } catch {
    // A file.
    return [];
  }
}

/** What the build and the operator make. */
const isMadeLater = /^(?:build\/|deploy\/\.env$)/;

/** Whether a path of the repository is the written one, or ends with it; `*`, `{a,b}` and `{any}` stand for several. */
function hasPath(written: string): boolean {
  const pattern = written
    .replace(/\/$/, "")
    .replace(/[.$+[\]()]/g, String.raw`\$&`)
    .replace(/\*\*\/?/g, "\0")
    .replace(/\*|…/g, "[^/]*")
    .replaceAll("\0", ".*")
    .replace(/\{[^},]*\}/g, "[^/]+")
    .replace(/\{([^}]*)\}/g, (_braces, names: string) => `(?:${names.replaceAll(",", "|")})`);
  const expression = new RegExp(`(?:^|/)${pattern}$`);
  return paths.some((path) => expression.test(path));
}

/** What a document names between backticks: paths from the root of the repository, and names of source files. */
function findNamedPaths(text: string): string[] {
  const startsInFolder = new RegExp(`^(?:${topLevel.join("|")})/`);
  const prose = text.replace(/^```[\s\S]*?^```/gm, "");
  return Array.from(prose.matchAll(/`([^`\s<>]+)`/g), ([, code]) => code!).filter(
    (code) =>
      !isMadeLater.test(code) &&
      (startsInFolder.test(code) || /^[\w.*{},/-]+\.(?:tsx?|mjs|css|yaml|mdx|md)$/.test(code)),
  );
}

it.each(documents)("%s names only paths that exist", (document) => {
  const text = readFileSync(join(root, document), "utf8");
  const links = Array.from(text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g), ([, target]) =>
    relative(root, join(root, dirname(document), decodeURI(target!))),
  );
  expect(links.filter((link) => !paths.includes(link))).toEqual([]);
  expect(findNamedPaths(text).filter((path) => !hasPath(path))).toEqual([]);
});
