import { execFileSync } from "node:child_process";
import { listExamplePages, type ExamplePage } from "../example-pages";

const printPages = `
  const { routes } = await import("./build/server/index.js");
  const pages = Object.values(routes).filter(({ id, module }) => id !== "root" && module.default);
  console.log(JSON.stringify(pages.map(({ id }) => id)));
`;

/**
 * The route ids of the build's pages, from a child process, because the build reads its environment
 * when it is loaded.
 */
function pagesOfBuild(): string[] {
  // Playwright loads this module before it starts its workers, which inherit the environment
  // variable.
  process.env["PAGES_OF_BUILD"] ??= execFileSync(
    process.execPath,
    ["--input-type=module", "-e", printPages],
    { env: { ...process.env, UPSTREAM_URL: "http://own.invalid" }, encoding: "utf8" },
  );
  return JSON.parse(process.env["PAGES_OF_BUILD"]) as string[];
}

/** Example addresses of all pages, with their status codes. */
export const examplePages: readonly ExamplePage[] = listExamplePages(pagesOfBuild());
