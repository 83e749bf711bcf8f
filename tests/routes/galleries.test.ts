import { within } from "@testing-library/dom";
import { http, HttpResponse } from "msw";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { loader as hub } from "~/routes/_main.galleries._index";
import { loader as grid } from "~/routes/_main.galleries.$gallery";
import { loader as itemLoader, meta } from "~/routes/_main.galleries.$gallery.$item";
import { loader as relay } from "~/routes/cdn.$";
import { clearSizes } from "~/upstream/picture-sizes.server";
import { failCall, mockCall, onCall } from "~mocks/calls";
import { commissionItems } from "~mocks/data/galleries/commissions";
import { fanArt } from "~mocks/data/galleries/fan-art";
import { upstream } from "~mocks/index";
import { errorPageOf, missingPageOf, responseOf } from "./route-response";
import { envelope } from "./sample-comic";
import { visitor, type Page } from "./visitor";

const path = "/galleries/fan-art";
const itemCall = "v1/galleries/{gallery}/items/{item}";
/** The headers of a client navigation. */
const client = { headers: { "Sec-Fetch-Dest": "empty" } };
const openGrid = (gallery = "fan-art") => responseOf(grid, `/galleries/${gallery}`, { gallery });
const openItem = (item: string, gallery = "fan-art", init?: RequestInit) =>
  responseOf(itemLoader, `${path}/x`, { gallery, item }, init);

/** A valid list item. */
const good = { id: "a", title: "A", description: "<p>x</p>", location: "galleries/a.png" };

it("the page of all galleries shows items of each gallery that can be loaded", async () => {
  failCall("v1/galleries/fan-art", "refused");
  expect((await responseOf(hub, "/galleries")).data).toMatchObject({
    galleries: [
      { slug: "fan-art", count: 0, samples: [] },
      { slug: "commissions", count: commissionItems.length, samples: { length: 4 } },
    ],
  });
});

it("without scripts, the page of all galleries links to a gallery that links to its items", async () => {
  const { open, follow } = visitor();
  const [, second, third] = fanArt;
  const inMain = (page: Page) => within(page.getByRole("main"));
  const hubLink = inMain(await open("/galleries")).getByRole("link", { name: /^Fan art/ });
  const name = `${second!.title}. ${second!.alt} by ${second!.artist}`;
  const item = await follow(inMain(await follow(hubLink)).getByRole("link", { name }));
  expect(item.address).toBe(`${path}/${second!.id}`);
  expect(item.find("h1").textContent).toBe(second!.title);
  const picture = item.getByAltText(second!.alt);
  expect(picture.getAttribute("src")).toBe(`/cdn/base/${second!.location}`);
  const next = await follow(item.getByRole("link", { name: "Next" }));
  expect(next.find("h1").textContent).toBe(third!.title);
  const back = await follow(next.getByRole("link", { name: "All fan art" }));
  expect(back.address).toBe(path);
});

it.each([
  ["fan-art", fanArt],
  ["commissions", commissionItems],
])("the gallery %s lists its items in order without descriptions", async (slug, items) => {
  expect((await openGrid(slug)).data).toMatchObject({ gallery: { slug } });
  expect(((await openGrid(slug)).data as { items: unknown }).items).toEqual(
    items.map(({ id, title, alt, artist, location, width, height }) => {
      return { id, title, alt, artist, location, ratio: Number((width / height).toFixed(3)) };
    }),
  );
});

it.each(["sketches", "constructor", ""])(
  "the gallery with the unknown name %j redirects to the page for missing addresses",
  async (slug) => {
    expect((await openGrid(slug)).location).toBe(missingPageOf(`/galleries/${slug}`));
  },
);

it.each([
  ["no connection", () => HttpResponse.error()],
  ["data of another shape", () => envelope("x")],
  ["an empty list", () => envelope([])],
])("a gallery is an empty grid if the upstream has %s", async (_name, answer) => {
  onCall("v1/galleries/{gallery}", answer);
  const { status, data } = await openGrid();
  expect([status, data]).toEqual([200, expect.objectContaining({ items: [] })]);
});

it("a gallery lists the newest valid items first and items without a date last", async () => {
  onCall("v1/galleries/{gallery}", () =>
    envelope([
      good,
      { title: good.title, location: good.location },
      { ...good, id: "b", location: "../../secret.png" },
      { ...good, id: "c", location: "a//b.png" },
      { ...good, id: "t", title: 5, date: "2025-01-01" },
      { ...good, id: 12, location: "/galleries/b.png", date: "2025-03-01" },
    ]),
  );
  expect((await openGrid()).data).toMatchObject({
    items: [
      { id: "12", location: "galleries/b.png" },
      { id: "t", title: "Untitled" },
      { id: "a", location: "galleries/a.png" },
    ],
  });
});

it("the document of a gallery item omits the items of the gallery grid", async () => {
  const counts = [{}, client].map(async (init) => {
    const { data } = await responseOf(grid, `${path}/a`, { gallery: "fan-art", item: "a" }, init);
    return (data as { items: unknown[] }).items.length;
  });
  expect(await Promise.all(counts)).toEqual([0, fanArt.length]);
});

describe("an item", () => {
  const first = fanArt[0]!;

  it("the preview image of a gallery item is the picture of the item", async () => {
    const { data } = await openItem(first.id);
    expect(data).toMatchObject({ title: first.title, location: first.location });
    const matches = [{ id: "root", data: { siteUrl: "https://talechasers.test" } }];
    const tags = meta({ data, location: { pathname: "/x" }, matches } as never);
    const content = `https://talechasers.test/preview/${first.location}`;
    expect(tags).toContainEqual({ property: "og:image", content });
    expect(tags).toContainEqual({ property: "og:image:alt", content: first.alt });
  });

  const sketch = { slug: "expressive-sketch", text: "Expressive Sketch, US$25. Open, 5 slots." };
  const later = { ...sketch, text: "Expressive Sketch, US$25. At the next opening." };

  it.each([
    ["an example of an open kind", "tereza-sketch-page", "Open", { ...sketch, isOpen: true }],
    ["an example of a closed kind", "tereza-sketch-page", "closed", { ...later, isOpen: false }],
    ["no example", "basil-bust", "Open for busts", { isOpen: true, text: "Open for busts" }],
    [
      "no example while none is open",
      "basil-bust",
      "",
      { isOpen: false, text: "Not announced yet" },
    ],
  ])(
    "a gallery item that is %s shows whether a commission can be requested",
    async (_name, id, status, expected) => {
      mockCall("v1/commissions/data", { status });
      const { data } = await openItem(id, "commissions");
      expect((data as { commission?: object }).commission).toEqual(expected);
    },
  );

  it("a gallery item is shown without a commission status if the status cannot be loaded", async () => {
    failCall("v1/commissions/types", "refused");
    const { status, data } = await openItem("tereza-sketch-page", "commissions");
    expect([status, (data as { commission?: object }).commission]).toEqual([200, undefined]);
  });

  it("a gallery item has a sanitized description", async () => {
    const description = '<p onclick="x()">Hi<a href="javascript:x()">!</a></p>';
    mockCall(itemCall, { ...good, description });
    const expected = { description: "<p>Hi!</p>", excerpt: "Hi!" };
    expect((await openItem("a")).data).toMatchObject(expected);
  });

  it.each([
    ["an unknown item", "nothing", "fan-art"],
    ["an item with the name of a method", "constructor", "fan-art"],
    ['the item ".."', "..", "fan-art"],
    ["an item with a very long name", "x".repeat(3_000), "fan-art"],
    ["an item of another gallery", first.id, "sketches"],
  ])(
    "the address of %s redirects to the page for missing addresses",
    async (_name, item, gallery) => {
      expect((await openItem(item, gallery)).location).toBe(missingPageOf(`${path}/x`));
    },
  );

  it.each([
    ["cannot be loaded", () => HttpResponse.error()],
    ["has no picture", () => envelope({ title: "A" })],
  ])(
    "a gallery item that %s redirects to the error page or back to the open grid",
    async (_name, answer) => {
      onCall(itemCall, answer);
      expect((await openItem("a")).location).toBe(errorPageOf(`${path}/x`));
      const { location, headers } = await openItem("a", "fan-art", client);
      expect(location).toBe(path);
      expect(headers.get("X-Remix-Replace")).toBe("true");
      expect(headers.get("Cache-Control")).toBe("no-store");
    },
  );
});

describe("the aspect ratio of a picture", () => {
  afterEach(clearSizes);

  it.each<[string, Record<string, [number, number]>, number | undefined]>([
    ["unknown before one of its files is relayed", {}, undefined],
    ["that of its thumbnail", { thumb: [24, 9] }, 2.667],
    ["that of its file", { base: [30, 40] }, 0.75],
    ["that of its file if the thumbnail is cropped", { thumb: [9, 9], base: [30, 40] }, 0.75],
  ])("the aspect ratio of a gallery picture is %s", async (_name, files, expected) => {
    const location = "galleries/a fox.png";
    onCall("v1/galleries/{gallery}", () => envelope([{ ...good, location }]));
    mockCall(itemCall, { ...good, location });
    for (const [variant, [width, height]] of Object.entries(files)) {
      const create = { width, height, channels: 3, background: "#fff" } as const;
      const png = Uint8Array.from(await sharp({ create }).png().toBuffer());
      const headers = { "Content-Type": "image/png" };
      upstream.use(http.get("*/cdn/*", () => new HttpResponse(png, { headers })));
      await responseOf(relay, `/cdn/${variant}/x`, { "*": `${variant}/${location}` });
    }
    const { items } = (await openGrid()).data as { items: { ratio?: number }[] };
    const { ratio } = (await openItem("a")).data as { ratio?: number };
    expect([items[0]?.ratio, ratio]).toEqual([expected, expected]);
  });

  it("the aspect ratio of a gallery picture is known if the upstream sends the size", async () => {
    onCall("v1/galleries/{gallery}", () => envelope([{ ...good, width: 1_800, height: 600 }]));
    mockCall(itemCall, good);
    const { items } = (await openGrid()).data as { items: { ratio?: number }[] };
    const { ratio } = (await openItem("a")).data as { ratio?: number };
    expect([items[0]?.ratio, ratio]).toEqual([3, 3]);
  });
});
