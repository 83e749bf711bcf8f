import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import { env } from "~/env.server";
import { loader as comicFeed } from "~/routes/comics.$comic.feed[.]atom";
import { failCall, mockCall, onCall } from "~mocks/calls";
import { ok } from "~mocks/envelope";
import { responseOf } from "./route-response";
import { countUpstreamRequests } from "./sample-comic";

const comic = (slug = "talechasers", headers = {}) =>
  responseOf(comicFeed, `/comics/${slug}/feed.atom`, { comic: slug }, { headers });

const chapters = "v1/comics/{comic}/chapters/{chapter}";

/** Parses XML; each element that RFC 4287 requires must occur once. */
function readFeed(xml: string) {
  const { documentElement: feed } = new JSDOM(xml, { contentType: "application/xml" }).window
    .document;
  const read = (parent: Element, name: string) => {
    const found = parent.querySelectorAll(`:scope > ${name}`);
    expect(found, name).toHaveLength(1);
    return found[0]!.textContent ?? "";
  };
  expect([feed.localName, feed.namespaceURI]).toEqual(["feed", "http://www.w3.org/2005/Atom"]);
  for (const name of ["id", "title", "updated", 'link[rel="self"]']) read(feed, name);
  return {
    author: read(feed, "author").trim(),
    entries: Array.from(feed.querySelectorAll("entry"), (entry) => ({
      title: read(entry, "title"),
      id: read(entry, "id"),
      updated: read(entry, "updated"),
      link: entry.querySelector("link")?.getAttribute("href"),
      content: new JSDOM(read(entry, "content")).window.document.body,
    })),
  };
}

it("the feed of a comic is an Atom feed with at most the newest thirty entries", async () => {
  const { status, headers, body } = await comic();
  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
  expect(headers.get("Cache-Control")).toMatch(/^public, max-age=\d+/);
  const { author, entries } = readFeed(body);
  expect(author).toBe("Chase");
  expect(entries.length).toBeGreaterThan(5);
  expect(entries.length).toBeLessThanOrEqual(30);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  const dates = entries.map(({ updated }) => updated);
  expect(dates).toEqual(dates.toSorted().reverse());
  for (const { id, link, content } of entries) {
    // The id does not contain the site's address.
    expect(id).toMatch(/^tag:talechasers\.example,2015:\//);
    expect(link).toMatch(env.SITE_URL);
    for (const element of content.querySelectorAll("[href], [src]")) {
      expect(element.getAttribute("href") ?? element.getAttribute("src")).toMatch(/^https?:/);
    }
  }
});

it("the feed of a comic contains the picture and the address of each comic page", async () => {
  const { title, id, updated, content } = readFeed((await comic()).body).entries[0]!;
  expect([title, id, updated]).toEqual([
    "Chapter 3, page 8: Two of Clubs",
    "tag:talechasers.example,2015:/comics/talechasers/3/8",
    "2025-11-14T18:00:00.000Z",
  ]);
  const picture = content.querySelector("img")!;
  expect(picture.src).toMatch(`${env.SITE_URL}/cdn/d/comics/talechasers/3/`);
  expect(picture.alt).toBe("Talechasers, chapter 3, page 8");
});

it("the feed of a comic lists the newest comic pages first, even those of one day", async () => {
  mockCall("v1/comics/{comic}/latest", [2, 40]);
  const pages = Array.from({ length: 40 }, (_, at) => [
    at + 1,
    { imageId: "a", date: at < 38 ? "2025-01-01" : "2025-01-02" },
  ]);
  onCall(chapters, ({ params }) => ok(params["chapter"] === "2" ? Object.fromEntries(pages) : {}));
  const { entries } = readFeed((await comic()).body);
  const numbers = entries.map(({ id }) => Number(id.split("/").at(-1)));
  expect(numbers).toEqual(Array.from({ length: 30 }, (_, at) => 40 - at));
});

it("the feed of a comic quotes the commentary without markup, scripts and character references", async () => {
  mockCall("v1/comics/{comic}/latest", [1, 1]);
  const commentary = "<div>It&rsquo;s done</div><script>x()</script><div>&#8211; at last</div>";
  onCall(chapters, ({ params }) =>
    ok(params["chapter"] === "1" ? { 1: { imageId: "a", date: "2025-01-01", commentary } } : {}),
  );
  const { content } = readFeed((await comic()).body).entries[0]!;
  expect(content.lastElementChild!.textContent).toBe("It’s done – at last");
});

it("the feed of a comic needs four API calls for any number of chapters", async () => {
  mockCall("v1/comics/{comic}/latest", [150, 1]);
  onCall(chapters, () => ok({ "1": { imageId: "a", date: "2025-01-01" } }));
  const requests = countUpstreamRequests();
  await comic();
  requests.stop();
  expect(requests.paths).toHaveLength(4);
});

it("the feed of a comic omits comic pages without a date or with a future date", async () => {
  mockCall("v1/comics/{comic}/latest", [1, 4]);
  const dates = [undefined, "2025-01-01", "last Friday", "2099-01-01"];
  const pages = dates.map((date, at) => [at + 1, { imageId: `a${at}`, date }]);
  onCall(chapters, ({ params }) => ok(params["chapter"] === "1" ? Object.fromEntries(pages) : {}));
  const { entries } = readFeed((await comic()).body);
  expect(entries.map(({ id }) => id.at(-1))).toEqual(["2"]);
});

it("the feed of a comic has status 503 if the upstream is unavailable", async () => {
  failCall(chapters, "refused");
  const failed = await comic();
  expect(failed).toMatchObject({ status: 503 });
  expect(failed.headers.get("Retry-After")).toBe("60");
  expect((await comic("nothing-of-the-kind")).status).toBe(404);
  mockCall("v1/comics/{comic}/latest", [1, 1]);
  onCall(chapters, () => ok({ "1": { imageId: "a" } }));
  expect((await comic()).status).toBe(404);
});
