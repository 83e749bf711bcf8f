import { expect, it } from "vitest";
import type { PageHandle } from "./page-handle";

const modules = import.meta.glob<{ handle?: PageHandle; default?: unknown }>(
  ["/app/root.tsx", "/app/routes/**/*.{ts,tsx}"],
  { eager: true },
);
const sources = import.meta.glob<string>("/app/routes/**/*.tsx", {
  eager: true,
  query: "?raw",
  import: "default",
});

it("the two pages with videos frame their player, and no other route frames anything", () => {
  const framing = Object.entries(modules).flatMap(([file, { handle }]) =>
    handle?.frames ? [[file, ...handle.frames]] : [],
  );
  expect(framing).toEqual([
    ["/app/routes/_main.stream.mario.tsx", "https://www.youtube-nocookie.com"],
    ["/app/routes/_main.stream.vixy.tsx", "https://www.youtube-nocookie.com"],
  ]);
});

it("what a page's loader reads of the query is what its handle says", () => {
  for (const [file, source] of Object.entries(sources)) {
    const read = [...source.matchAll(/searchParams\.(?:get|getAll)\("(\w+)"\)/g)].map(
      ([, name]) => name!,
    );
    if (/\b(?:paginate|tallyPage|speciesList)\(/.test(source)) read.push("page");
    // An error page is the same whatever failed, and a form's jump is a redirect.
    if (/error\.tsx$|comics\.\$comic\._index\.tsx$/.test(file)) continue;
    expect(modules[file]?.handle?.query ?? [], file).toEqual(expect.arrayContaining(read));
  }
});
