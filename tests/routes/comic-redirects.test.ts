import { beforeEach, describe, expect, it, vi } from "vitest";
import { loader as comics } from "~/routes/comics._index";
import { loader as advance } from "~/routes/comics.$comic.$chapter.$page.$id";
import { loader as chapter } from "~/routes/comics.$comic.$chapter._index";
import { loader as latest } from "~/routes/comics.$comic.latest";
import { chapterPages } from "~/comics/api.server";
import { mockCall } from "~mocks/calls";
import { withFreshUpstream } from "../upstream/fresh";
import { responseOf, errorPageOf, notFoundPageOf } from "./route-response";
import { imageId, upstreamHas } from "./sample-comic";

withFreshUpstream();
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

const comic = "talechasers";
const lastPageOf = async (number: number) => (await chapterPages(comic, number)).at(-1)!.page;

it("/comics leads to the one comic", async () => {
  expect(await responseOf(comics, "/comics")).toMatchObject({
    status: 302,
    location: "/comics/talechasers",
  });
});

describe("/comics/{comic}/latest", () => {
  const open = (slug = comic) => responseOf(latest, `/comics/${slug}/latest`, { comic: slug });

  it("leads to the latest page", async () => {
    upstreamHas({}, [3, 12]);
    expect(await open()).toMatchObject({ status: 302, location: "/comics/talechasers/3/12" });
  });

  it("is asked for anew each time, by everyone", async () => {
    expect((await open()).headers.get("Cache-Control")).toBe("no-store");
  });

  it.each([[[]], [[3]], [undefined]])("leads to the error page for %j", async (pair) => {
    upstreamHas({}, pair);
    expect((await open()).location).toContain(errorPageOf("/comics/talechasers/latest"));
  });

  it("leads to the error page for an unknown comic", async () => {
    expect((await open("unknown")).location).toBe(notFoundPageOf("/comics/unknown/latest"));
  });
});

describe("/comics/{comic}/{chapter}", () => {
  const open = (number: number) =>
    responseOf(chapter, `/comics/${comic}/${number}`, { comic, chapter: String(number) });

  it.each([1, 2, 3])("%i leads to its page 1", async (number) => {
    expect(await open(number)).toMatchObject({
      status: 302,
      location: `/comics/talechasers/${number}/1`,
    });
  });

  it("leads to the first page there is when page 1 was withdrawn", async () => {
    upstreamHas({ 2: [10, 9, 4] }, undefined);
    expect((await open(2)).location).toBe("/comics/talechasers/2/4");
  });

  it.each([0, 4, 99])("%i, which is not out, leads to the error page", async (number) => {
    expect((await open(number)).location).toBe(notFoundPageOf(`/comics/talechasers/${number}`));
  });

  it("without pages leads to the error page", async () => {
    upstreamHas({ 2: [] }, undefined);
    expect((await open(2)).location).toBe(errorPageOf("/comics/talechasers/2"));
  });
});

describe("the advance view", () => {
  const open = (number: number, page: number, id: string) =>
    responseOf(advance, `/comics/${comic}/${number}/${page}/${encodeURIComponent(id)}`, {
      comic,
      chapter: String(number),
      page: String(page),
      id,
    });

  it("goes in each direction, across gaps in the numbers", async () => {
    const numbers = (await chapterPages(comic, 2)).map(({ page }) => page);
    const [before, here, after] = numbers.slice(1) as [number, number, number];
    const targets = {
      first: "1/1",
      previous: `2/${before}`,
      next: `2/${after}`,
      latest: `3/${await lastPageOf(3)}`,
    };
    for (const [direction, target] of Object.entries(targets)) {
      expect(await open(2, here, direction)).toMatchObject({
        status: 302,
        location: `/comics/talechasers/${target}`,
      });
    }
  });

  it("goes on into the next chapter and back into the one before", async () => {
    expect((await open(1, await lastPageOf(1), "next")).location).toBe("/comics/talechasers/2/1");
    expect((await open(2, 1, "previous")).location).toBe(
      `/comics/talechasers/1/${await lastPageOf(1)}`,
    );
  });

  it("stays in the chapter when the answer names none", async () => {
    mockCall("v1/comics/talechasers/chapters/2/pages/3/advance/next", { page: 7 });
    expect((await open(2, 3, "next")).location).toBe("/comics/talechasers/2/7");
  });

  it("finds the page of a picture in the chapter", async () => {
    upstreamHas({ 2: [1, 4, 6] }, undefined);
    expect((await open(2, 1, imageId(2, 6))).location).toBe("/comics/talechasers/2/6");
  });

  it.each(["unknown", "constructor", "../../x", "狐", "FIRST"])(
    "leads to the error page for the picture %s",
    async (id) => {
      const path = `/comics/talechasers/2/3/${encodeURIComponent(id)}`;
      expect((await open(2, 3, id)).location).toBe(notFoundPageOf(path));
    },
  );

  it("leads to the error page for a page that is not there", async () => {
    expect((await open(2, 99, "next")).location).toBe(
      notFoundPageOf("/comics/talechasers/2/99/next"),
    );
  });

  it("leads to the error page without an id", async () => {
    const params = { comic, chapter: "2", page: "3" };
    const { location } = await responseOf(advance, "/comics/talechasers/2/3/", params);
    expect(location).toBe(notFoundPageOf("/comics/talechasers/2/3/"));
  });
});
