import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { loader } from "~/routes/v1.rss.feeds.chase";
import { onCall } from "~mocks/calls";
import { withFreshUpstream } from "../upstream/fresh";
import { responseOf } from "./route-response";

withFreshUpstream();
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

const open = (headers: Record<string, string> = {}) =>
  responseOf(loader, "/v1/rss/feeds/chase", {}, { headers });

const feedIs = (answer: () => Response) => onCall("v1/rss/feeds/chase", answer);

const good = '<rss version="2.0"><channel><title>Tales</title></channel></rss>';
const rss = (items: string) => new HttpResponse(`<rss><channel>${items}</channel></rss>`);

describe("the feed", () => {
  it("comes as the upstream wrote it, as a feed", async () => {
    const rss =
      '<?xml version="1.0"?><rss version="2.0"><channel><title>Füchse</title></channel></rss>';
    feedIs(() => new HttpResponse(rss, { headers: { "Content-Type": "text/plain" } }));
    const { status, headers, body } = await open();
    expect(status).toBe(200);
    expect(body).toBe(rss);
    expect(headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
    expect(headers.get("Cache-Control")).toMatch(/^public, max-age=\d+/);
    expect(headers.get("ETag")).toMatch(/^".+"$/);
  });

  it("is not sent twice to a reader who has it", async () => {
    const etag = (await open()).headers.get("ETag")!;
    const again = await open({ "If-None-Match": etag });
    expect(again.status).toBe(304);
    expect(again.body).toBe("");
    expect(again.headers.get("ETag")).toBe(etag);
    expect((await open({ "If-None-Match": '"old"' })).status).toBe(200);
  });
});

describe("a feed that cannot be had is 503, to be asked for again soon:", () => {
  it.each([
    ["no connection", () => HttpResponse.error()],
    ["a failing upstream", () => new HttpResponse(null, { status: 500 })],
    ["a missing feed", () => new HttpResponse(null, { status: 404 })],
    ["a page of HTML", () => HttpResponse.html("<!doctype html><title>Back soon</title>")],
    ["an envelope", () => HttpResponse.json({ code: "CHASE-2001", message: "no", data: null })],
    ["an empty answer", () => new HttpResponse("")],
    ["a feed that is cut off", () => new HttpResponse("<rss><channel><title>Fox")],
    ["a feed whose elements overlap", () => rss("<title><link></title></link>")],
    ["a feed with an entity of HTML", () => rss("<title>Fox&nbsp;tales</title>")],
    ["a feed without a channel", () => new HttpResponse('<rss version="2.0"/>')],
    ["two documents", () => new HttpResponse("<rss><channel/></rss><rss/>")],
    ["entities that unfold", () => new HttpResponse(`<!DOCTYPE rss [<!ENTITY a "b">]>${good}`)],
    ["elements 3,000 deep", () => rss("<a>".repeat(3_000) + "</a>".repeat(3_000))],
    ["200,000 that are never closed", () => rss("<a>".repeat(200_000))],
  ])("%s", async (_name, answer) => {
    feedIs(answer);
    const { status, headers, body } = await open();
    expect(status).toBe(503);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(body).not.toContain("<");
  });
});
