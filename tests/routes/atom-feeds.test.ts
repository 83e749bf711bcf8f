import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { env } from "~/env.server";
import { loader as comicFeed } from "~/routes/comics.$comic.feed[.]atom";
import { loader as galleryFeed } from "~/routes/galleries.$gallery.feed[.]atom";
import { loader as patchNotes } from "~/routes/patch-notes[.]atom";
import { failCall, mockCall, onCall } from "~mocks/calls";
import { ok } from "~mocks/envelope";
import { faultsOfAtom } from "../setup/atom";
import { responseOf } from "./route-response";
import { countUpstreamRequests } from "./sample-comic";

const comic = (slug = "talechasers", headers = {}) =>
  responseOf(comicFeed, `/comics/${slug}/feed.atom`, { comic: slug }, { headers });
const gallery = (slug = "fan-art") =>
  responseOf(galleryFeed, `/galleries/${slug}/feed.atom`, { gallery: slug });
const notes = () => responseOf(patchNotes, "/patch-notes.atom");

const chapters = "v1/comics/{comic}/chapters/{chapter}";

function entriesOf(xml: string) {
  const { document } = new JSDOM(xml, { contentType: "application/xml" }).window;
  const textOf = (element: Element, name: string) => element.querySelector(name)?.textContent ?? "";
  return Array.from(document.querySelectorAll("entry"), (entry) => ({
    title: new JSDOM(textOf(entry, "title")).window.document.body.textContent,
    id: textOf(entry, "id"),
    updated: textOf(entry, "updated"),
    content: new JSDOM(textOf(entry, "content")).window.document.body,
  }));
}

it.each([
  ["of a comic", comic],
  ["of fan art", gallery],
  ["of commissions", () => gallery("commissions")],
  ["of patch notes", notes],
])("the feed %s is Atom, of the newest thirty at most", async (_name, open) => {
  const { status, headers, body } = await open();
  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
  expect(headers.get("Cache-Control")).toMatch(/^public, max-age=\d+/);
  expect(faultsOfAtom(body)).toEqual([]);
  const entries = entriesOf(body);
  expect(entries.length).toBeGreaterThan(5);
  expect(entries.length).toBeLessThanOrEqual(30);
  const dates = entries.map(({ updated }) => updated);
  expect(dates).toEqual(dates.toSorted().reverse());
  for (const { id, content } of entries) {
    // The address of the site is not in it.
    expect(id).toMatch(/^tag:talechasers\.example,2015:\//);
    for (const element of content.querySelectorAll("[href], [src]")) {
      expect(element.getAttribute("href") ?? element.getAttribute("src")).toMatch(/^https?:/);
    }
  }
});

describe("the feed of a comic", () => {
  it("has the picture and the address of each page", async () => {
    const [newest] = entriesOf((await comic()).body);
    expect(newest).toMatchObject({
      title: "Chapter 3, page 8: Two of Clubs",
      id: "tag:talechasers.example,2015:/comics/talechasers/3/8",
      updated: "2025-11-14T18:00:00.000Z",
    });
    const picture = newest!.content.querySelector("img")!;
    expect(picture.src).toMatch(`${env.SITE_URL}/cdn/d/comics/talechasers/3/`);
    expect(picture.alt).toMatch(/^Talechasers, chapter 3, page 8$/);
  });

  it("costs four calls, however many chapters there are", async () => {
    mockCall("v1/comics/{comic}/latest", [150, 1]);
    onCall(chapters, () => ok({ "1": { imageId: "a", date: "2025-01-01" } }));
    const asked = countUpstreamRequests();
    expect(entriesOf((await comic()).body)).toHaveLength(3);
    asked.stop();
    expect(asked.paths).toHaveLength(4);
  });

  it("leaves out pages without a date, and of a day that has not come", async () => {
    mockCall("v1/comics/{comic}/latest", [1, 4]);
    const future = { imageId: "d", date: "2099-01-01" };
    const pages = { "1": { imageId: "a" }, "2": { imageId: "b", date: "2025-01-01" } };
    onCall(chapters, ({ params }) =>
      params["chapter"] !== "1"
        ? ok({})
        : ok({ ...pages, "3": { imageId: "c", date: "last Friday" }, "4": future }),
    );
    expect(entriesOf((await comic()).body).map(({ id }) => id.at(-1))).toEqual(["2"]);
  });

  it("is missing when no page has a date", async () => {
    onCall(chapters, () => ok({ "1": { imageId: "a" } }));
    expect((await comic()).status).toBe(404);
  });

  it("escapes commentaries and picture ids", async () => {
    mockCall("v1/comics/{comic}/latest", [1, 1]);
    const commentary = "<p>]]> &amp;lt; \u0008\u0001 \ufffe <img src=x onerror=alert(1)></p>";
    onCall(chapters, () => ok({ "1": { imageId: 'a"<>&', commentary, date: "2025-01-01" } }));
    const { body } = await comic();
    expect(faultsOfAtom(body)).toEqual([]);
    const [entry] = entriesOf(body);
    expect(entry!.content.querySelectorAll("img")).toHaveLength(1);
    expect(entry!.content.querySelector("p + p")!.textContent).toMatch(/^\]\]> &lt;/);
  });

  it("is 503 when the upstream is unavailable, and 404 for an unknown comic", async () => {
    failCall(chapters, "refused");
    const failed = await comic();
    expect(failed).toMatchObject({ status: 503, body: "" });
    expect(failed.headers.get("Retry-After")).toBe("60");
    expect((await comic("nothing-of-the-kind")).status).toBe(404);
    expect((await gallery("attic")).status).toBe(404);
  });
});

it("names readers as the authors of fan art", async () => {
  expect((await gallery()).body).toContain("<name>Readers of Talechasers</name>");
  expect((await gallery()).body).not.toContain("<rights>");
  expect((await gallery("commissions")).body).toContain("<name>Chase</name>");
});

it("answers 304 to a reader who has the feed", async () => {
  const etag = (await comic()).headers.get("ETag")!;
  const again = await comic("talechasers", { "If-None-Match": etag });
  expect(again).toMatchObject({ status: 304, body: "" });
  expect(again.headers.get("ETag")).toBe(etag);
  expect((await comic("talechasers", { "If-None-Match": '"old"' })).status).toBe(200);
});
