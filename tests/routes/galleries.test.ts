import { http, HttpResponse } from "msw";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { clearSizes } from "~/upstream/picture-sizes.server";
import { loader as relay } from "~/routes/cdn.$";
import { loader as hub } from "~/routes/_main.galleries._index";
import { loader as grid } from "~/routes/_main.galleries.$gallery";
import { loader as itemLoader, meta } from "~/routes/_main.galleries.$gallery.$item";
import { commissionPieces } from "~mocks/data/galleries/commissions";
import { fanArt } from "~mocks/data/galleries/fan-art";
import { failCall, mockCall, onCall } from "~mocks/calls";
import { upstream } from "~mocks/index";
import { responseOf, errorPageOf } from "./route-response";
import { envelope } from "./sample-comic";

const openGrid = (gallery: string) => responseOf(grid, `/galleries/${gallery}`, { gallery });
const openItem = (gallery: string, item: string) =>
  responseOf(itemLoader, `/galleries/${gallery}/x`, { gallery, item });

/** A valid item of a list. */
const good = { id: "a", title: "A", description: "<p>x</p>", location: "galleries/a.png" };

it("the hub shows samples of each gallery, and none of one that cannot be loaded", async () => {
  failCall("v1/galleries/fan-art", "refused");
  const { data } = await responseOf(hub, "/galleries");
  expect(data).toMatchObject({
    galleries: [
      { slug: "fan-art", count: 0, samples: [] },
      { slug: "commissions", count: commissionPieces.length, samples: { length: 4 } },
    ],
  });
});

describe("a gallery", () => {
  it.each([
    ["fan-art", fanArt],
    ["commissions", commissionPieces],
  ])("%s has its items in order, without descriptions", async (slug, items) => {
    const { data } = await openGrid(slug);
    expect(data).toMatchObject({ gallery: { slug } });
    expect((data as { items: unknown }).items).toEqual(
      items.map(({ id, title, alt, artist, location }) => ({ id, title, alt, artist, location })),
    );
  });

  it.each(["sketches", "constructor", "", "fan-art "])(
    "named %j is a missing page",
    async (slug) => {
      expect((await openGrid(slug)).location).toBe("/404");
    },
  );

  it.each([
    ["no connection", true, () => HttpResponse.error()],
    ["data of another shape", true, () => envelope("x")],
    ["an empty list", false, () => envelope([])],
    ["an empty record", false, () => envelope({})],
  ])("is an empty grid on %s; it has failed: %s", async (_name, hasFailed, answer) => {
    onCall("v1/galleries/{gallery}", answer);
    const { status, data } = await openGrid("fan-art");
    expect([status, data]).toEqual([200, expect.objectContaining({ items: [], hasFailed })]);
  });

  it("has its newest items first, and those without a date after them", async () => {
    const dates = { a: "2025-01-01", b: undefined, c: "2025-03-01", d: undefined };
    const items = Object.entries(dates).map(([id, date]) => ({ ...good, id, date }));
    onCall("v1/galleries/{gallery}", () => envelope(items));
    const { data } = await openGrid("fan-art");
    expect(data).toMatchObject({ items: [{ id: "c" }, { id: "a" }, { id: "b" }, { id: "d" }] });
  });

  it("is not in the document of an item, but in the data of a client navigation to one", async () => {
    const params = { gallery: "fan-art", item: "a" };
    const asked = [{}, { headers: { "Sec-Fetch-Dest": "empty" } }].map(async (init) => {
      const { data } = await responseOf(grid, "/galleries/fan-art/a", params, init);
      return (data as { items: unknown[] }).items.length;
    });
    expect(await Promise.all(asked)).toEqual([0, fanArt.length]);
  });

  it("leaves out invalid items and shows the others", async () => {
    const nameless = { title: good.title, location: good.location };
    const items = [
      good,
      nameless,
      { ...good, id: "t", title: 5 },
      { ...good, location: "../../secret.png" },
      { ...good, location: "a//b.png" },
      { ...good, location: "" },
      { ...good, id: 12, location: "/galleries/b.png" },
    ];
    onCall("v1/galleries/{gallery}", () => envelope(items));
    expect((await openGrid("fan-art")).data).toMatchObject({
      items: [
        { id: "a", location: "galleries/a.png" },
        { id: "t", title: "Untitled" },
        { id: "12", location: "galleries/b.png" },
      ],
    });
  });
});

describe("an item", () => {
  const first = fanArt[0]!;

  it("has its title and picture, and previews the picture", async () => {
    const { data } = await openItem("fan-art", first.id);
    expect(data).toMatchObject({ title: first.title, location: first.location });
    const tags = meta({
      data,
      location: { pathname: `/galleries/fan-art/${first.id}` },
      matches: [{ id: "root", data: { siteUrl: "https://talechasers.test" } }],
    } as never);
    expect(tags).toContainEqual({
      property: "og:image",
      content: `https://talechasers.test/preview/${first.location}`,
    });
    expect(tags).toContainEqual({ property: "og:image:alt", content: first.alt });
  });

  it.each([
    ["fan-art", "nothing"],
    ["fan-art", "constructor"],
    ["fan-art", ".."],
    ["fan-art", ""],
    ["fan-art", "%00"],
    ["fan-art", "x".repeat(3_000)],
    ["sketches", first.id],
  ])("that does not exist is a missing page: %s/%.20s", async (gallery, item) => {
    expect((await openItem(gallery, item)).location).toBe("/404");
  });

  it.each([
    ["no connection", () => HttpResponse.error()],
    ["an item without a picture", () => envelope({ title: "A" })],
  ])("redirects to the error page on %s", async (_name, answer) => {
    onCall("v1/galleries/{gallery}/items/{item}", answer);
    expect((await openItem("fan-art", "a")).location).toBe(errorPageOf("/galleries/fan-art/x"));
  });

  it("has a sanitized description", async () => {
    mockCall("v1/galleries/{gallery}/items/{item}", {
      ...good,
      description: '<p onclick="x()">Hi<a href="javascript:x()">!</a></p>',
    });
    expect((await openItem("fan-art", "a")).data).toMatchObject({
      description: "<p>Hi!</p>",
      excerpt: "Hi!",
    });
  });
});

describe("the ratio of a picture", () => {
  afterEach(clearSizes);

  /** The ratio in the grid and of the item, after the site relayed files of its picture in these sizes. */
  async function findRatio(location: string, files: Record<string, [number, number]>) {
    onCall("v1/galleries/{gallery}", () => envelope([{ ...good, location }]));
    mockCall("v1/galleries/{gallery}/items/{item}", { ...good, location });
    for (const [variant, [width, height]] of Object.entries(files)) {
      const create = { width, height, channels: 3, background: "#fff" } as const;
      const png = await sharp({ create }).png().toBuffer();
      const headers = { "Content-Type": "image/png" };
      upstream.use(http.get("*/cdn/*", () => new HttpResponse(Uint8Array.from(png), { headers })));
      const path = `${variant}/${location}`;
      await responseOf(relay, `/cdn/${path}`, { "*": path });
    }
    const { items } = (await openGrid("fan-art")).data as { items: { ratio?: number }[] };
    const { ratio } = (await openItem("fan-art", "a")).data as { ratio?: number };
    expect(items[0]?.ratio).toBe(ratio);
    return ratio;
  }

  it.each([
    ["unknown before one of its files is relayed", {}, undefined],
    ["that of its thumbnail", { thumb: [24, 9] }, 2.667],
    ["that of its file until the thumbnail is relayed", { base: [30, 40] }, 0.75],
    ["that of a cropped thumbnail, which the grid shows", { thumb: [9, 9], base: [30, 40] }, 1],
  ] as [string, Record<string, [number, number]>, number | undefined][])(
    "is %s",
    async (_name, files, ratio) => {
      expect(await findRatio("galleries/a fox.png", files)).toBe(ratio);
    },
  );
});

it.each([
  ["does not exist", () => envelope({})],
  ["cannot be loaded", () => HttpResponse.error()],
])(
  "an item requested by a client navigation redirects to its gallery and replaces the history entry when it %s",
  async (_name, answer) => {
    onCall("v1/galleries/{gallery}/items/{item}", answer);
    const { status, location, headers } = await responseOf(
      itemLoader,
      "/galleries/fan-art/a",
      { gallery: "fan-art", item: "a" },
      { headers: { "Sec-Fetch-Dest": "empty" } },
    );
    expect([status, location]).toEqual([302, "/galleries/fan-art"]);
    expect(headers.get("X-Remix-Replace")).toBe("true");
    expect(headers.get("Cache-Control")).toBe("no-store");
  },
);
