import { expect, it } from "vitest";
import { storePrefetched, invalidatePrefetched } from "./pages-ahead";
import { withAnotherChapter, withAnotherComic, withPageNotAtHand } from "./should-revalidate";

type Visit = Parameters<typeof withAnotherChapter>[0];

/** What is asked for on the way from one address to another: of the comic, the chapter, the page. */
function askedFor(from: string, to: string): string[] {
  const visitAt = (path: string) => {
    const [, , comic, chapter, page] = path.split(/[/#]/);
    return { url: new URL(path, "http://own.invalid"), params: { comic, chapter, page } };
  };
  const [current, next] = [visitAt(from), visitAt(to)];
  const visit: Visit = {
    currentUrl: current.url,
    currentParams: current.params,
    nextUrl: next.url,
    nextParams: next.params,
    defaultShouldRevalidate: true,
  };
  const rules = { comic: withAnotherComic, chapter: withAnotherChapter, page: withPageNotAtHand };
  return Object.entries(rules).flatMap(([name, rule]) => (rule(visit) ? name : []));
}

it.each([
  ["/comics/a/2/3", "/comics/a/2/4", ["page"]],
  ["/comics/a/2/4", "/comics/a/2/3", ["page"]],
  ["/comics/a/2/4", "/comics/a/3/1", ["chapter", "page"]],
  ["/comics/a/2/4", "/comics/b/2/4", ["comic", "chapter", "page"]],
  ["/comics/a", "/comics/a/2/3", ["chapter", "page"]],
  ["/comics/a/2/3", "/comics/a", ["chapter", "page"]],
  ["/comics/a/2/3", "/comics/a/2/3", ["comic", "chapter", "page"]],
  ["/comics/a/2/3#full", "/comics/a/2/3", []],
])("from %s to %s: %j", (from, to, asked) => {
  expect(askedFor(from, to)).toEqual(asked);
});

it("asks for nothing that is at hand, until the story has gone on", () => {
  const next = { chapter: 3, page: 2 };
  const pages = [
    { chapter: 2, page: 4, controls: { next: { chapter: 3, page: 1 } } },
    { chapter: 3, page: 1, controls: { next } },
  ];
  const ahead = { pages, chapters: [{ number: 3, title: "", pages: [1, 2] }] };
  storePrefetched("c", ahead as never);
  expect(askedFor("/comics/c/2/3", "/comics/c/2/4")).toEqual([]);
  expect(askedFor("/comics/c/2/4", "/comics/c/3/1")).toEqual([]);
  expect(askedFor("/comics/c/3/1", "/comics/c/3/2")).toEqual(["page"]);
  expect(askedFor("/comics/c/3/1", "/comics/c/3/1")).toEqual(["comic", "chapter", "page"]);
  invalidatePrefetched();
  expect(askedFor("/comics/c/2/4", "/comics/c/3/1")).toEqual(["chapter", "page"]);
});
