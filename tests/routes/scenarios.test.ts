import { describe, expect, it } from "vitest";
import * as entry from "~/entry.server";
import { loader as sitemap } from "~/routes/[sitemap.xml]/route";
import { loader as advance } from "~/routes/comics.$comic.$chapter.$page.$id";
import { upstream } from "~mocks/index";
import { parseScenario, scenarioHandlers, scenarios } from "~mocks/scenarios";
import { errorPageOf, origin, responseOf } from "./route-response";
import { siteWith } from "./site-pages";

const site = siteWith(entry);

/** Requests a path, follows redirects, and returns the document. */
async function documentAt(path: string): Promise<{ status: number; from: string; html: string }> {
  const response = await site(new Request(origin + path));
  const location = response.headers.get("Location");
  if (location) return documentAt(location);
  return { status: response.status, from: path, html: await response.text() };
}

/** The commission status on the home page; a script on the page requests a late status. */
const commissionStatus = {
  healthy: /Open for sketches/,
  slow: /role="status"/,
  flaky: /role="status"/,
  down: /Could not get status/,
  broken: /Could not get status/,
  empty: /Not announced/,
  years: /role="status"/,
};

describe.each(scenarios)("with the upstream %s", (scenario) => {
  const isThere = ["healthy", "slow", "flaky", "years"].includes(scenario);

  it("the home page and the comic respond in each scenario of the upstream", async () => {
    upstream.use(...scenarioHandlers(scenario));
    // The home page does not wait for a slow status; this page does, and caches it.
    await documentAt("/commissions");
    const home = await documentAt("/");
    expect(home.status).toBe(200);
    expect(home.html).toMatch(commissionStatus[scenario]);
    // The requests are sequential, because the flaky upstream fails every third API call.
    for (const end of ["", "/1/1", "/2", "/latest"]) {
      const { status, from, html } = await documentAt(`/comics/talechasers${end}`);
      // An answer without data means that there is no such page.
      expect(isThere ? [200] : [404, 500], from).toContain(status);
      for (const part of ["<nav", "<h1", "<footer"]) expect(html, from).toContain(part);
      expect(html, from).not.toMatch(/\bat .*\.[jt]sx?:\d+|node_modules/);
      if (isThere) continue;
      expect(from).toMatch(/^\/error\?from=%2Fcomics%2Ftalechasers/);
      expect(html).toContain("Eep! I really hate this part...");
      if (status === 500) expect(html).toContain(`href="/comics/talechasers${end}"`);
    }
  });

  it("the feed, the site map and the address of the next comic page respond in each scenario of the upstream", async () => {
    upstream.use(...scenarioHandlers(scenario));
    const feed = await documentAt("/v1/rss/feeds/chase");
    expect(feed.status).toBe(isThere ? 200 : scenario === "down" ? 503 : 502);
    if (isThere) expect(feed.html).toMatch(/<rss[\s>]/);
    expect((await responseOf(sitemap, "/sitemap.xml")).status).toBe(200);
    const path = "/comics/talechasers/2/2/next";
    const params = { comic: "talechasers", chapter: "2", page: "2", id: "next" };
    const { location } = await responseOf(advance, path, params);
    expect(location).toContain(isThere ? "/comics/talechasers/2/3" : errorPageOf(path));
  });
});

it("parseScenario accepts only known scenario names", () => {
  expect(scenarios.map((name) => parseScenario(name))).toEqual([...scenarios]);
  expect([parseScenario(undefined), parseScenario("")]).toEqual(["healthy", "healthy"]);
  for (const name of ["Down", "unknown", "constructor"]) {
    expect(() => parseScenario(name)).toThrow(/^MOCK_SCENARIO must be one of [^\n]+"\.$/);
  }
});
