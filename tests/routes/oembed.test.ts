import { describe, expect, it } from "vitest";
import { env } from "~/env.server";
import { loader } from "~/routes/oembed";
import { failCall } from "~mocks/calls";
import { responseOf } from "./route-response";
import { countUpstreamRequests } from "./sample-comic";

const page = `${env.SITE_URL}/comics/talechasers/2/3`;

const ask = (search: Record<string, string>, headers: Record<string, string> = {}) =>
  responseOf(loader, `/oembed?${new URLSearchParams(search).toString()}`, {}, { headers });

type Embed = Record<string, string | number>;
const embed = async (search: Record<string, string> = {}) =>
  JSON.parse((await ask({ url: page, ...search })).body) as Embed;

/** Lists the rules of oEmbed 1.0 (section 2.3.4) for photos that a response breaks. */
function findFaults(answer: Embed, maxSize: { width?: number; height?: number } = {}): string[] {
  const isPixels = (value: unknown) => Number.isInteger(value) && (value as number) > 0;
  const isAddress = (value: unknown) => URL.canParse(String(value));
  const fits =
    Number(answer["width"]) <= (maxSize.width ?? Infinity) &&
    Number(answer["height"]) <= (maxSize.height ?? Infinity);
  const rules: [string, boolean][] = [
    ["version", answer["version"] === "1.0"],
    ["type", answer["type"] === "photo"],
    ["url", isAddress(answer["url"])],
    ["size", isPixels(answer["width"]) && isPixels(answer["height"])],
    ["size", fits],
    ["provider", isAddress(answer["provider_url"]) && answer["provider_name"] !== ""],
    ["author", isAddress(answer["author_url"]) && answer["author_name"] !== ""],
    ["age", isPixels(answer["cache_age"])],
    ["plain texts", !/[<>]/.test(String(answer["title"]))],
  ];
  return rules.filter(([, kept]) => !kept).map(([rule]) => rule);
}

describe("the oEmbed answer for a page", () => {
  it("is a photo", async () => {
    const { status, headers, body } = await ask({ url: page });
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("application/json");
    const photo = JSON.parse(body) as Embed;
    expect(findFaults(photo)).toEqual([]);
    expect(photo).toMatchObject({
      title: "Talechasers, chapter 2 (In Your Paws), page 3",
      author_name: "Chase",
      provider_name: "Talechasers",
      url: expect.stringMatching(
        `^${env.SITE_URL}/cdn/d/comics/talechasers/2/[^/]+\\.png\\?size=medium$`,
      ),
      width: 960,
    });
    const etag = headers.get("ETag")!;
    expect((await ask({ url: page }, { "If-None-Match": etag })).status).toBe(304);
  });

  it.each([
    [{ maxwidth: "500" }, { width: 500 }, "d/", 480],
    [{ maxheight: "400" }, { height: 400 }, "thumb/", 240],
    [{ maxwidth: "100", maxheight: "90" }, { width: 100, height: 90 }, "thumb/", 58],
    [{ maxwidth: "wide", maxheight: "-1" }, {}, "d/", 960],
  ])("fits into %j", async (asked, maxSize, variant, width) => {
    const photo = await embed(asked as Record<string, string>);
    expect(findFaults(photo, maxSize)).toEqual([]);
    expect(photo).toMatchObject({ width, url: expect.stringContaining(`/cdn/${variant}`) });
  });

  it("is 404 for addresses of no page, without a call", async () => {
    const requests = countUpstreamRequests();
    for (const url of [
      "",
      "comics/talechasers/1/1",
      "https://elsewhere.example/comics/talechasers/1/1",
      `${env.SITE_URL}.elsewhere.example/comics/talechasers/1/1`,
      `${env.SITE_URL}/comics/talechasers/2/scroll`,
      `${env.SITE_URL}/comics/talechasers/1/1/2`,
      `${env.SITE_URL}/comics//1/1`,
    ]) {
      const { status, headers } = await ask({ url });
      expect(status, url).toBe(404);
      expect(headers.get("Cache-Control")).toBe("no-store");
    }
    requests.stop();
    expect(requests.paths).toEqual([]);
  });

  it("is 404 for a missing page, and 503 when the upstream is unavailable", async () => {
    expect((await ask({ url: page.replace(/3$/, "99") })).status).toBe(404);
    failCall("v1/comics/{comic}/chapters/{chapter}", "refused");
    expect((await ask({ url: page.replace("/2/", "/1/") })).status).toBe(503);
  });
});
