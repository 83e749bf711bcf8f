import { expect, it } from "vitest";
import { env } from "~/env.server";
import { loader } from "~/routes/oembed";
import { failCall } from "~mocks/calls";
import { responseOf } from "./route-response";
import { countUpstreamRequests } from "./sample-comic";

const page = `${env.SITE_URL}/comics/talechasers/2/3`;

const ask = (search: Record<string, string>) =>
  responseOf(loader, `/oembed?${new URLSearchParams(search).toString()}`);

it("describes a page as a photo", async () => {
  const { status, headers, body } = await ask({ url: page });
  expect([status, headers.get("Content-Type")]).toEqual([200, "application/json"]);
  expect(JSON.parse(body)).toEqual({
    version: "1.0",
    type: "photo",
    title: "Talechasers, chapter 2, page 3",
    author_name: "Chase",
    provider_name: "Talechasers",
    provider_url: `${env.SITE_URL}/`,
    url: expect.stringMatching(
      `^${env.SITE_URL}/cdn/d/comics/talechasers/2/[^/]+\\.png\\?size=medium$`,
    ),
    width: 960,
    height: expect.any(Number),
  });
});

it.each<[limits: { maxwidth?: string; maxheight?: string }, width: number]>([
  [{ maxheight: "400" }, 258],
  [{ maxwidth: "100", maxheight: "90" }, 58],
  [{ maxwidth: "wide", maxheight: "" }, 960],
])("the picture is scaled to the size %j", async (limits, width) => {
  const photo = JSON.parse((await ask({ url: page, ...limits })).body) as {
    height: number;
  };
  expect(photo).toMatchObject({ width });
  expect(photo.height).toBeLessThanOrEqual(Number(limits.maxheight) || Infinity);
});

it("the status is 404 for addresses that are not comic pages, without a call", async () => {
  const requests = countUpstreamRequests();
  const scroll = `${env.SITE_URL}/comics/talechasers/2/scroll`;
  for (const url of ["", page.replace(env.SITE_URL, "https://elsewhere.example"), scroll]) {
    expect((await ask({ url })).status, url).toBe(404);
  }
  requests.stop();
  expect(requests.paths).toEqual([]);
});

it("the status is 404 for a missing page, and 503 when the upstream is unavailable", async () => {
  expect((await ask({ url: page.replace(/3$/, "99") })).status).toBe(404);
  failCall("v1/comics/{comic}/chapters/{chapter}", "refused");
  expect((await ask({ url: page.replace("/2/", "/1/") })).status).toBe(503);
});
