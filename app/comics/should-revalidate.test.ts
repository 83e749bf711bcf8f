import { expect, it } from "vitest";
import { withAnotherChapter } from "./should-revalidate";

type Visit = Parameters<typeof withAnotherChapter>[0];

/** Whether what pages share is asked for on the way from one address to another. */
function isAskedFor(from: string, to: string): boolean {
  const visit = (path: string) => {
    const [, , comic, chapter, page] = path.split("/");
    return { url: new URL(path, "http://own.invalid"), params: { comic, chapter, page } };
  };
  const [current, next] = [visit(from), visit(to)];
  return withAnotherChapter({
    currentUrl: current.url,
    currentParams: current.params,
    nextUrl: next.url,
    nextParams: next.params,
    defaultShouldRevalidate: true,
  } satisfies Visit);
}

it.each([
  ["/comics/a/2/3", "/comics/a/2/4", false],
  ["/comics/a/2/4", "/comics/a/2/3", false],
  ["/comics/a/2/4", "/comics/a/3/1", true],
  ["/comics/a/2/4", "/comics/b/2/4", true],
  ["/comics/a", "/comics/a/2/3", true],
  ["/comics/a/2/3", "/comics/a", true],
  ["/comics/a/2/3", "/comics/a/2/3", true],
])("from %s to %s: %s", (from, to, asked) => {
  expect(isAskedFor(from, to)).toBe(asked);
});
