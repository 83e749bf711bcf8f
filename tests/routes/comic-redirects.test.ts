import { describe, expect, it } from "vitest";
import { loader as comics } from "~/routes/comics._index";
import { loader as advance } from "~/routes/comics.$comic.$chapter.$page.$id";
import { loader as chapter } from "~/routes/comics.$comic.$chapter._index";
import { loader as latest } from "~/routes/comics.$comic.latest";
import { mockCall } from "~mocks/calls";
import { responseOf, notFoundPageOf } from "./route-response";
import { imageId, upstreamHas } from "./sample-comic";

const comic = "talechasers";

it("/comics redirects to the comic of the site", async () => {
  const response = { status: 302, location: "/comics/talechasers" };
  expect(await responseOf(comics, "/comics")).toMatchObject(response);
});

it("the /latest address of a comic redirects to the latest comic page", async () => {
  upstreamHas({}, [3, 12]);
  const { status, location, headers } = await responseOf(latest, `/comics/${comic}/latest`, {
    comic,
  });
  expect([status, location]).toEqual([302, "/comics/talechasers/3/12"]);
  expect(headers.get("Cache-Control")).toBe("no-store");
});

it("the address of a chapter redirects to the first page of a published chapter", async () => {
  const open = (number: string) =>
    responseOf(chapter, `/comics/${comic}/${number}`, { comic, chapter: number });
  expect((await open("2")).location).toBe("/comics/talechasers/2/1");
  expect((await open("4")).location).toBe("/comics/talechasers?open=4#chapter-4");
  expect((await open("9")).location).toBe(notFoundPageOf("/comics/talechasers/9"));
  upstreamHas({ 3: [10, 9, 4] }, undefined);
  expect((await open("3")).location).toBe("/comics/talechasers/3/4");
});

describe("the redirect to an adjacent page", () => {
  const open = (page: string, id?: string) => {
    const [number = "", at = ""] = page.split("/");
    const params = { comic, chapter: number, page: at, ...(id !== undefined && { id }) };
    return responseOf(advance, `/comics/${comic}/${page}/${encodeURIComponent(id ?? "")}`, params);
  };

  it.each([
    ["2/5", "first", "1/1"],
    ["2/5", "previous", "2/3"],
    ["2/3", "next", "2/5"],
    ["2/5", "latest", "3/8"],
    ["1/6", "next", "2/1"],
    ["2/1", "previous", "1/6"],
  ])(
    "from comic page %s, the direction %s redirects to comic page %s",
    async (from, direction, to) => {
      expect((await open(from, direction)).location).toBe(`/comics/talechasers/${to}`);
    },
  );

  it("the direction next redirects to a page in the same chapter if the upstream names no chapter", async () => {
    mockCall("v1/comics/talechasers/chapters/2/pages/3/advance/next", { page: 7 });
    expect((await open("2/3", "next")).location).toBe("/comics/talechasers/2/7");
  });

  it("the address of a comic page with a picture id redirects to the page with this picture", async () => {
    upstreamHas({ 2: [1, 4, 6] }, undefined);
    expect((await open("2/1", imageId(2, 6))).location).toBe("/comics/talechasers/2/6");
  });

  it.each([
    ["2/3", "unknown"],
    ["2/3", "constructor"],
    ["2/3", "../../x"],
    ["2/3", "狐"],
    ["2/99", "next"],
    ["2/3", undefined],
  ])(
    "from comic page %s, the unknown direction or picture id %s redirects to /error",
    async (from, id) => {
      const path = `/comics/talechasers/${from}/${encodeURIComponent(id ?? "")}`;
      expect((await open(from, id)).location).toBe(notFoundPageOf(path));
    },
  );
});
