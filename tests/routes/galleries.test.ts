import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { loader as hub } from "~/routes/_main.galleries._index";
import { loader as grid } from "~/routes/_main.galleries.$gallery";
import { loader as itemLoader, meta } from "~/routes/_main.galleries.$gallery.$item";
import { commissionPieces } from "~mocks/data/galleries/commissions";
import { fanArt } from "~mocks/data/galleries/fan-art";
import { failCall, mockCall, onCall } from "~mocks/calls";
import { withFreshUpstream } from "../upstream/fresh";
import { responseOf, errorPageOf } from "./route-response";

withFreshUpstream();
// Failed calls are logged by design.
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));

const envelope = (data: unknown) =>
  HttpResponse.json({ code: "CHASE-1000", message: "OK", data } as object);

const openGrid = (gallery: string) => responseOf(grid, `/galleries/${gallery}`, { gallery });
const openPiece = (gallery: string, item: string) =>
  responseOf(itemLoader, `/galleries/${gallery}/x`, { gallery, item });

/** An item that has all that is asked of one, but for what a test changes. */
const good = { id: "a", title: "A", description: "<p>x</p>", location: "galleries/a.png" };

describe("the hub of the galleries", () => {
  it("counts both and shows some of each", async () => {
    const { data } = await responseOf(hub, "/galleries");
    expect(data).toMatchObject({
      galleries: [
        { slug: "fan-art", count: fanArt.length, samples: { length: 4 } },
        { slug: "commissions", count: commissionPieces.length, samples: { length: 4 } },
      ],
    });
  });

  it("stands when a list cannot be had", async () => {
    failCall("v1/galleries/fan-art", "refused");
    const { data } = await responseOf(hub, "/galleries");
    expect(data).toMatchObject({
      galleries: [{ count: 0, samples: [] }, { samples: { length: 4 } }],
    });
  });
});

describe("a gallery", () => {
  it.each([
    ["fan-art", fanArt],
    ["commissions", commissionPieces],
  ])(
    "%s has its items in order, with what they show and without their stories",
    async (slug, items) => {
      const { data } = await openGrid(slug);
      expect(data).toMatchObject({ gallery: { slug } });
      expect((data as { items: unknown }).items).toEqual(
        items.map(({ id, title, alt, artist, location }) => ({ id, title, alt, artist, location })),
      );
    },
  );

  it.each(["sketches", "constructor", "", "..", "%00", "fan-art "])(
    "named %j is a missing page, and nobody is asked",
    async (slug) => {
      expect((await openGrid(slug)).location).toBe("/404");
    },
  );

  it.each([
    ["no answer", () => HttpResponse.error()],
    ["an answer of another shape", () => envelope("x")],
    ["an empty answer", () => envelope({})],
  ])("is an empty grid after %s", async (_name, answer) => {
    onCall("v1/galleries/{gallery}", answer);
    const { status, data } = await openGrid("fan-art");
    expect([status, data]).toEqual([200, expect.objectContaining({ items: [] })]);
  });

  it("has its newest items first, and those without a date after them", async () => {
    const dates = { a: "2025-01-01", b: undefined, c: "2025-03-01", d: undefined };
    const items = Object.entries(dates).map(([id, date]) => ({ ...good, id, date }));
    onCall("v1/galleries/{gallery}", () => envelope(items));
    const { data } = await openGrid("fan-art");
    expect((data as { items: { id: string }[] }).items.map(({ id }) => id)).toEqual([
      "c",
      "a",
      "b",
      "d",
    ]);
  });

  it("leaves out an item that is none, and shows the rest", async () => {
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

  it("has title, description and picture, and previews itself", async () => {
    const { data } = await openPiece("fan-art", first.id);
    expect(data).toMatchObject({ title: first.title, location: first.location });
    const tags = meta({
      data,
      location: { pathname: `/galleries/fan-art/${first.id}` },
      matches: [{ id: "root", data: { siteUrl: "https://talechasers.test" } }],
    } as never);
    expect(tags).toContainEqual({
      property: "og:image",
      content: `https://talechasers.test/cdn/d/${first.location}?size=medium`,
    });
    expect(tags).toContainEqual({ property: "og:image:alt", content: first.alt });
  });

  it.each(["nothing", "constructor", "..", ".", "", "%00", "🦊", "x".repeat(3_000)])(
    "that is not there is a missing page: %j",
    async (item) => {
      expect((await openPiece("fan-art", item)).location).toBe("/404");
    },
  );

  it("of a gallery that is not there is a missing page", async () => {
    expect((await openPiece("sketches", first.id)).location).toBe("/404");
  });

  it.each([
    ["no answer", () => HttpResponse.error()],
    ["an item without a picture", () => envelope({ title: "A" })],
  ])("goes to the error page after %s", async (_name, answer) => {
    onCall("v1/galleries/{gallery}/items/{item}", answer);
    expect((await openPiece("fan-art", "a")).location).toBe(errorPageOf("/galleries/fan-art/x"));
  });

  it("is shown with its description made harmless", async () => {
    mockCall("v1/galleries/{gallery}/items/{item}", {
      ...good,
      description: '<p onclick="x()">Hi<a href="javascript:x()">!</a></p>',
    });
    expect((await openPiece("fan-art", "a")).data).toMatchObject({
      description: "<p>Hi<a>!</a></p>",
      excerpt: "Hi!",
    });
  });
});

describe("an item that the running application asks for", () => {
  const ask = (gallery: string, item: string) =>
    responseOf(
      itemLoader,
      `/galleries/${gallery}/x`,
      { gallery, item },
      { headers: { "Sec-Fetch-Dest": "empty" } },
    );

  it("opens as for a document", async () => {
    expect((await ask("fan-art", fanArt[0]!.id)).data).toMatchObject({ title: fanArt[0]!.title });
  });

  it.each([
    ["is not there", () => envelope({})],
    ["cannot be had", () => HttpResponse.error()],
  ])(
    "stays closed when it %s, in the place of the grid it was asked from",
    async (_name, answer) => {
      onCall("v1/galleries/{gallery}/items/{item}", answer);
      const { status, location, headers } = await ask("fan-art", "a");
      expect([status, location]).toEqual([302, "/galleries/fan-art"]);
      expect(headers.get("X-Remix-Replace")).toBe("true");
      expect(headers.get("Cache-Control")).toBe("no-store");
    },
  );
});
