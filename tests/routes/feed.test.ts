import { HttpResponse } from "msw";
import { expect, it } from "vitest";
import { loader } from "~/routes/v1.rss.feeds.chase";
import { onCall } from "~mocks/calls";
import { responseOf } from "./route-response";

const open = (headers: Record<string, string> = {}) =>
  responseOf(loader, "/v1/rss/feeds/chase", {}, { headers });

const feedIs = (answer: () => Response) => onCall("v1/rss/feeds/chase", answer);

const good = '<rss version="2.0"><channel><title>Tales</title></channel></rss>';
const xml = (title: string) => `<rss><channel><title>${title}</title></channel></rss>`;
const rss = (items: string) => new HttpResponse(`<rss><channel>${items}</channel></rss>`);

it("sends the feed as the upstream wrote it, and 304 to readers who have it", async () => {
  const rss =
    '<?xml version="1.0"?><rss version="2.0"><channel><title>Füchse</title></channel></rss>';
  feedIs(() => new HttpResponse(rss, { headers: { "Content-Type": "text/plain" } }));
  const { status, headers, body } = await open();
  expect([status, body]).toEqual([200, rss]);
  expect(headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
  expect(headers.get("Cache-Control")).toMatch(/^public, max-age=\d+/);
  const again = await open({ "If-None-Match": headers.get("ETag")! });
  expect([again.status, again.body]).toEqual([304, ""]);
});

it.each([
  [
    "a blank line before the declaration",
    `\n<?xml version="1.0"?>${good}`,
    `<?xml version="1.0"?>${good}`,
  ],
  [
    "a bare &",
    xml("Fox & friends &c; &&amp;"),
    xml("Fox &#38; friends &#38;&#99;&#59; &#38;&amp;"),
  ],
  ["an entity of HTML", xml("Fox&nbsp;tales &hearts;"), xml("Fox&#160;tales &#9829;")],
  ["references of XML", xml("&lt;&#60;&#x3C;"), xml("&lt;&#60;&#x3C;")],
  [
    "a section of characters",
    xml("<![CDATA[R&D &nbsp;]]> & co"),
    xml("<![CDATA[R&D &nbsp;]]> &#38; co"),
  ],
  [
    "ISO-8859-1",
    Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${xml("Füchse")}`, "latin1"),
    `<?xml version="1.0" encoding="UTF-8"?>${xml("Füchse")}`,
  ],
])("mends %s", async (_name, sent, received) => {
  feedIs(() => new HttpResponse(sent));
  expect(await open()).toMatchObject({ status: 200, body: received });
});

it("sends a long feed of many elements", async () => {
  feedIs(() => rss('<a b="c"/>'.repeat(50_000)));
  expect((await open()).status).toBe(200);
});

it.each([
  ["no connection", () => HttpResponse.error()],
  ["status 500", () => new HttpResponse(null, { status: 500 })],
  ["status 404", () => new HttpResponse(null, { status: 404 })],
  ["HTML", () => HttpResponse.html("<!doctype html><title>Back soon</title>")],
  ["JSON", () => HttpResponse.json({ code: "CHASE-2001", message: "no", data: null })],
  ["an empty body", () => new HttpResponse("")],
  ["a truncated feed", () => new HttpResponse("<rss><channel><title>Fox")],
  ["overlapping elements", () => rss("<title><link></title></link>")],
  ["a feed without a channel", () => new HttpResponse('<rss version="2.0"/>')],
  ["two documents", () => new HttpResponse("<rss><channel/></rss><rss/>")],
  ["a document type", () => new HttpResponse(`<!DOCTYPE rss [<!ENTITY a "b">]>${good}`)],
  ["a tag of 200 kB", () => rss(`<a b="${"x".repeat(200_000)}"/>`)],
  ["elements 3,000 deep", () => rss("<a>".repeat(3_000) + "</a>".repeat(3_000))],
])("is 503 with Retry-After for %s", async (_name, answer) => {
  feedIs(answer);
  const { status, headers, body } = await open();
  expect(status).toBe(503);
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(body).not.toContain("<");
});
