import { HttpResponse } from "msw";
import { expect, it } from "vitest";
import { env } from "~/env.server";
import { loader } from "~/routes/v1.rss.feeds.chase";
import { onCall } from "~mocks/calls";
import { responseOf } from "./route-response";
import { visitor } from "./visitor";

const open = (headers: Record<string, string> = {}) =>
  responseOf(loader, "/v1/rss/feeds/chase", {}, { headers });

const feedIs = (answer: () => Response) => onCall("v1/rss/feeds/chase", answer);

const good =
  '<?xml version="1.0"?><rss version="2.0"><channel><title>Füchse</title></channel></rss>\n';

it("the site sends the RSS feed of the upstream unchanged", async () => {
  feedIs(() => new HttpResponse(good, { headers: { "Content-Type": "text/plain" } }));
  const { status, headers, body } = await open();
  expect([status, body]).toEqual([200, good]);
  expect(headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
  expect(headers.get("Cache-Control")).toMatch(/^public, max-age=\d+/);
  const again = await open({ "If-None-Match": headers.get("ETag")! });
  expect([again.status, again.body]).toEqual([304, ""]);
});

it("the address of the RSS feed redirects browsers, which would show XML, to a page", async () => {
  feedIs(() => new HttpResponse(good));
  const { status, location } = await open({ "Sec-Fetch-Dest": "document" });
  expect([status, location]).toEqual([302, "/follow"]);
  expect((await open()).headers.get("Vary")).toContain("Sec-Fetch-Dest");
  // The page lists the addresses of all feeds, which redirect browsers to it.
  const page = await visitor().open(location!);
  const paths = ["/v1/rss/feeds/chase", "/comics/talechasers/feed.atom"];
  const host = new URL(env.SITE_URL).host;
  const addresses = page.getAllByText(new RegExp(`^${host}/`));
  const shown = addresses.map((one) => one.textContent.slice(host.length));
  expect(shown.toSorted()).toEqual(paths.toSorted());
});

it.each([
  [503, "no connection", () => HttpResponse.error()],
  [503, "status 500", () => new HttpResponse(null, { status: 500 })],
  [502, "status 404", () => new HttpResponse(null, { status: 404 })],
  [502, "HTML", () => HttpResponse.html("<!doctype html><title>Back soon</title>")],
  [502, "JSON", () => HttpResponse.json({ code: "CHASE-2001", message: "no", data: null })],
  [502, "an empty body", () => new HttpResponse("")],
  [502, "a truncated feed", () => new HttpResponse(good.slice(0, -10))],
])(
  "the RSS feed has status %d and a Retry-After header for %s",
  async (expected, _name, answer) => {
    feedIs(answer);
    const { status, headers, body } = await open();
    expect(status).toBe(expected);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(body).not.toContain("<");
  },
);
