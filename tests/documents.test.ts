import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";
import { GAP_MS, SHOWN_MS, TEXT_DELAY_MS } from "~/overlay/loop/timing";

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

/** What the build, the operator and the artist make. */
const isMadeLater =
  /^(?:build\/|deploy\/\.env$|deploy\/nginx\/extra\/taken-down\.map$|(?:app\/routes\/)?_main\.(?:imprint|privacy)\.mdx$)/;

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

const seconds = (milliseconds: number) => milliseconds / 1_000;

it.each([
  [
    "overlay",
    `shown ${seconds(SHOWN_MS.follow)} s, next event after ${seconds(SHOWN_MS.follow + GAP_MS)} s`,
  ],
  [
    "overlay",
    `shown ${seconds(SHOWN_MS.gift)} s, next event after ${seconds(SHOWN_MS.gift + GAP_MS)} s`,
  ],
  [
    "overlay",
    `message after ${seconds(TEXT_DELAY_MS.sub)} s, for ${seconds(SHOWN_MS.sub - TEXT_DELAY_MS.sub)} s`,
  ],
  [
    "overlay",
    `message after ${seconds(TEXT_DELAY_MS.raid)} s, for ${seconds(SHOWN_MS.raid - TEXT_DELAY_MS.raid)} s`,
  ],
])("docs/%s.md says “%s”, as the code does", (name, sentence) => {
  expect(readFileSync(`docs/${name}.md`, "utf8").replace(/\s+/g, " ")).toContain(sentence);
});
