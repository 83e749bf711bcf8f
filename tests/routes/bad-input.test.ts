import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loader as landing } from "~/routes/_main.comics.$comic._index";
import { loader as advance } from "~/routes/comics.$comic.$chapter.$page.$id";
import { loader as chapter } from "~/routes/comics.$comic.$chapter._index";
import { loader as latest } from "~/routes/comics.$comic.latest";
import { responseOf, notFoundPageOf } from "./route-response";
import { countUpstreamRequests, loadShownPage as page } from "./sample-comic";

let asked: ReturnType<typeof countUpstreamRequests>;
beforeEach(() => {
  asked = countUpstreamRequests();
});
afterEach(() => asked.stop());

const numbers = ["", "01", "../..", "__proto__"];

/** Invalid names of comics, and valid ones that are unknown. */
const names = ["", "..%2F..%2Fadmin"];
const unknown = ["unknown", "__proto__", "%"];

/** Checks that a loader redirects to the error page after some upstream requests. */
async function expectErrorPage(
  loader: Parameters<typeof responseOf>[0],
  path: (encode: (value: string) => string) => string,
  params: Record<string, string>,
  calls = 0,
) {
  const address = path(encodeURIComponent);
  const { status, location, headers } = await responseOf(loader, address, params);
  expect(status).toBe(302);
  expect(location).toBe(notFoundPageOf(address));
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(asked.paths).toHaveLength(calls);
}

const comic = "talechasers";

describe.each(numbers)(
  "the number %.20j redirects to the error page without an upstream request",
  (value) => {
    it("as a chapter", async () => {
      await expectErrorPage(chapter, (encode) => `/comics/${comic}/${encode(value)}`, {
        comic,
        chapter: value,
      });
    });

    it("as the chapter of a page", async () => {
      await expectErrorPage(page, (encode) => `/comics/${comic}/${encode(value)}/1`, {
        comic,
        chapter: value,
        page: "1",
      });
    });

    it("as a page", async () => {
      await expectErrorPage(page, (encode) => `/comics/${comic}/1/${encode(value)}`, {
        comic,
        chapter: "1",
        page: value,
      });
    });

    it("in the advance view", async () => {
      await expectErrorPage(advance, (encode) => `/comics/${comic}/${encode(value)}/1/next`, {
        comic,
        chapter: value,
        page: "1",
        id: "next",
      });
      await expectErrorPage(advance, (encode) => `/comics/${comic}/1/${encode(value)}/next`, {
        comic,
        chapter: "1",
        page: value,
        id: "next",
      });
    });
  },
);

const views = [
  ["its landing page", landing, ""],
  ["its latest page", latest, "/latest"],
  ["a chapter", chapter, "/1"],
  ["a page", page, "/1/1"],
  ["the advance view", advance, "/1/1/next"],
] as const;

const openView = (view: (typeof views)[number], name: string, calls: number) =>
  expectErrorPage(
    view[1],
    (encode) => `/comics/${encode(name)}${view[2]}`,
    { comic: name, chapter: "1", page: "1", id: "next" },
    calls,
  );

describe.each(names)(
  "the comic %j redirects to the error page without an upstream request",
  (name) => {
    it.each(views.map((view) => [view[0], view] as const))("%s", (_name, view) =>
      openView(view, name, 0),
    );
  },
);

describe.each(unknown)(
  "the unknown comic %j redirects to the error page after one request",
  (name) => {
    it.each(views.map((view) => [view[0], view] as const))("%s", (_name, view) =>
      openView(view, name, 1),
    );
  },
);
