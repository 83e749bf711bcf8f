import { beforeAll, expect, it } from "vitest";
import { siteName } from "~/document/page-meta";
import { failCall } from "~mocks/calls";
import { headOf, pageAt, routes, examplePages, type PageHead } from "./site-pages";
import { statefulVisits } from "./visits";

type Page = PageHead & { path: string };

let pages: Page[];

const headAt = async (path: string): Promise<Page> => ({ path, ...(await headOf(path)) });

beforeAll(async () => {
  const sitemap = await (await pageAt("/sitemap.xml")).text();
  const listed = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = ""]) => {
    const { pathname, search } = new URL(url);
    return pathname + search;
  });
  const visits = await statefulVisits();
  const paths = new Set([
    ...examplePages.map(([path]) => path),
    ...listed,
    ...visits.filter(({ form, path }) => !form && !path.includes(".png")).map(({ path }) => path),
  ]);
  pages = [];
  for (const path of paths) pages.push(await headAt(path));
  failCall("v1/downloads/{id}", "status");
  pages.push(await headAt("/downloads/super-fox"));
});

/** Titles or descriptions that several pages share, with the addresses of the pages. */
function findDuplicates(what: "title" | "description"): [string, string[]][] {
  const addresses = new Map<string, Set<string>>();
  for (const { canonical, ...page } of pages) {
    if (canonical)
      addresses.set(page[what], (addresses.get(page[what]) ?? new Set()).add(canonical));
  }
  return [...addresses].filter(([, of]) => of.size > 1).map(([text, of]) => [text, [...of]]);
}

it("tests/example-pages.ts has examples of every route with a page", () => {
  const seen = new Set(pages.map(({ route }) => route));
  const unseen = Object.values(routes).filter(({ id, module }) => {
    const isLayout = Object.values(routes).some(({ parentId }) => parentId === id);
    return module.default && !isLayout && !seen.has(id);
  });
  expect(unseen.map(({ id }) => id)).toEqual([]);
  expect(pages.length).toBeGreaterThan(200);
  const expected = new Map(examplePages);
  expect(
    pages.filter(({ path, status }) => expected.has(path) && status !== expected.get(path)),
  ).toEqual([]);
});

it.each(["title", "description"] as const)("no two indexed pages have the same %s", (what) => {
  expect(findDuplicates(what)).toEqual([]);
});

it("every page has a title with the site's name and a description of suitable length", () => {
  for (const { path, title, description } of pages) {
    expect(title, path).toMatch(new RegExp(`^(?:.+ · )?${siteName}$`));
    expect(description, path).toMatch(/^.{30,220}$/);
  }
});
