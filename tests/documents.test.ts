import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const topLevel = readdirSync(".").filter((name) => !/^(?:\.git|build|node_modules)$/.test(name));
const paths = topLevel.flatMap((name) => [
  `/${name}`,
  ...(statSync(name).isDirectory()
    ? readdirSync(name, { recursive: true, encoding: "utf8" }).map((path) => `/${name}/${path}`)
    : []),
]);

const documents = paths
  .filter((path) =>
    /^\/(?:README|CONTRIBUTING|docs\/.*|mocks\/README|content\/README)\.md$/.test(path),
  )
  .map((path) => path.slice(1));

/** Files that the build, the operator and the artist create. */
const isMadeLater =
  /^(?:build\/|deploy\/(?:\.env|nginx\/extra\/)|(?:app\/routes\/)?_main\.\w+\.mdx$)/;

/** Whether a file's path ends with the written path, which may contain `*` and `{a,b}`. */
function hasPath(written: string): boolean {
  const pattern = written
    .replace(/\/$/, "")
    .replace(/[.$+[\]()]/g, String.raw`\$&`)
    .replace(/\*+|…/g, (stars) => (stars === "**" ? ".*" : "[^/]*"))
    .replace(/\{([^}]*)\}/g, (_, names: string) =>
      names.includes(",") ? `(?:${names.replaceAll(",", "|")})` : "[^/]+",
    );
  const expression = new RegExp(`/${pattern}$`);
  return paths.some((path) => expression.test(path));
}

it.each(documents)("the document %s names only paths that exist", (document) => {
  const prose = readFileSync(document, "utf8").replace(/^```[\s\S]*?^```/gm, "");
  const links = Array.from(prose.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g), ([, target]) =>
    join(dirname(document), target!),
  );
  const isPath =
    /^(?:app|content|deploy|docs|mocks|packages|scripts|server|tests)\/|^[\w.*{},/-]+\.(?:tsx?|mjs|css|yaml|mdx|md)$/;
  const names = Array.from(prose.matchAll(/`([^`\s<>]+)`/g), ([, code]) => code!);
  const named = [...links, ...names.filter((name) => isPath.test(name))];
  expect(named.filter((path) => !isMadeLater.test(path) && !hasPath(path))).toEqual([]);
});

it("the documents name only constants and variables that exist", () => {
  const source =
    /^\/(?:app|deploy|mocks|scripts|server|tests)\/.*\.(?:tsx?|js|sh|yaml|template|service|env)$/;
  const files = paths.filter((path) => source.test(path)).map((path) => path.slice(1));
  const code = files.map((file) => readFileSync(file, "utf8")).join("\n");
  const known = new Set(code.match(/\b[A-Z]+_[A-Z_]+\b/g));
  for (const document of documents) {
    const names = readFileSync(document, "utf8").matchAll(/`([A-Z]+_[A-Z_]+)`/g);
    expect(Array.from(names, ([, name]) => name).filter((name) => !known.has(name!))).toEqual([]);
  }
});

it("the lines of comments have at most 100 characters", () => {
  const isCode = /^\/(?:app|server|scripts|mocks|tests|packages)\/.*\.(?:tsx?|js|css)$/;
  const long = paths
    .filter((path) => isCode.test(path) && !path.includes("/node_modules/"))
    .flatMap((path) =>
      Array.from(
        readFileSync(path.slice(1), "utf8").matchAll(/^ *(?:\/\/|\/?\*)(?! oxlint).{99,}$/gm),
        ([line]) => `${path}: ${line}`,
      ),
    )
    .filter((line) => line.replace(/^[^:]*: /, "").length > 100);
  expect(long).toEqual([]);
});
