import { beforeEach, describe, expect, it } from "vitest";
import { loader as landing } from "~/routes/_main.comics.$comic._index";
import * as entry from "~/entry.server";
import { loader as home } from "~/routes/_main._index";
import { loader as sitemap } from "~/routes/[sitemap.xml]/route";
import { loader as advance } from "~/routes/comics.$comic.$chapter.$page.$id";
import { loader as chapter } from "~/routes/comics.$comic.$chapter._index";
import { loader as latest } from "~/routes/comics.$comic.latest";
import { loader as status } from "~/routes/commissions.status";
import { loader as health } from "~/routes/healthz";
import { loader as feed } from "~/routes/v1.rss.feeds.chase";
import { upstream } from "~mocks/index";
import { scenarioHandlers, parseScenario, scenarios } from "~mocks/scenarios";
import { responseOf, errorPageOf, origin } from "./route-response";
import { loadShownPage as page } from "./sample-comic";
import { siteWith } from "./site-pages";

const site = siteWith(entry);
const params = { comic: "talechasers", chapter: "2", page: "2", id: "next" };

const comicRoutes = [
  ["/comics/talechasers", landing],
  ["/comics/talechasers/latest", latest],
  ["/comics/talechasers/2", chapter],
  ["/comics/talechasers/2/2", page],
  ["/comics/talechasers/2/2/next", advance],
] as const;

const otherRoutes = [
  ["/", home, [200]],
  ["/commissions/status", status, [200]],
  ["/sitemap.xml", sitemap, [200]],
  ["/healthz", health, [200]],
  ["/v1/rss/feeds/chase", feed, [200, 503]],
] as const;

/** Checks that a page of a comic is there, or its error page. */
async function expectComic(path: string, loader: (typeof comicRoutes)[number][1]) {
  const { status: code, location, data } = await responseOf(loader, path, params);
  if (location === null) expect(data).toMatchObject({ comic: { slug: "talechasers" } });
  else {
    expect(code).toBe(302);
    expect([errorPageOf(path), expect.stringMatching(/^\/comics\/talechasers\/\d/)]).toContainEqual(
      location,
    );
  }
}

describe.each(scenarios)("with the upstream %s", (scenario) => {
  beforeEach(() => upstream.use(...scenarioHandlers(scenario)));

  // All at once, or a slow upstream would be waited for one by one.
  it("every route of a comic answers with what was asked for or the error page", async () => {
    await Promise.all(comicRoutes.map(([path, loader]) => expectComic(path, loader)));
  });

  it("every other route answers", async () => {
    await Promise.all(
      otherRoutes.map(async ([path, loader, codes]) => {
        const { status: code } = await responseOf(loader, path);
        expect(codes, path).toContain(code);
      }),
    );
  });
});

/** What is to be read in a document, at the end of redirects. */
async function documentAt(path: string): Promise<{ status: number; from: string; html: string }> {
  const response = await site(new Request(origin + path));
  const location = response.headers.get("Location");
  if (location) return documentAt(location);
  return { status: response.status, from: path, html: await response.text() };
}

/** The commission status at home; who answers too late is asked again by the page itself. */
const commissionStatus: Record<(typeof scenarios)[number], RegExp> = {
  healthy: /Open for sketches/,
  slow: /role="status"/,
  flaky: /role="status"/,
  down: /Could not get status/,
  broken: /Could not get status/,
  empty: /Not announced/,
};

describe.each(scenarios)("the documents of a site with the upstream %s", (scenario) => {
  beforeEach(() => upstream.use(...scenarioHandlers(scenario)));
  const isThere = ["healthy", "slow", "flaky"].includes(scenario);

  it("home has its commission status, and a comic its pages or the error screen", async () => {
    // The first fragment waits for the sanitiser's thread longer than the home page does.
    await documentAt("/characters/vixy");
    const home = await documentAt("/");
    const comic = [];
    // One by one, or every third call that fails might be the same one's.
    for (const end of ["", "/1/1", "/2", "/latest"]) {
      comic.push(await documentAt(`/comics/talechasers${end}`));
    }
    expect(home.status).toBe(200);
    expect(home.html).toMatch(commissionStatus[scenario]);
    for (const { status: code, from, html } of comic) {
      expect(code, from).toBe(isThere ? 200 : 500);
      for (const part of ["<nav", "<h1", "<footer"]) expect(html, from).toContain(part);
      expect(html, from).not.toMatch(/\bat .*\.[jt]sx?:\d+|node_modules/);
      if (isThere) continue;
      expect(from).toMatch(/^\/error\?from=%2Fcomics%2Ftalechasers/);
      expect(html).toContain("Eep! I really hate this part...");
      expect(html).toContain('href="/error?again"');
    }
  });

  it("the feed is one, or says that it is not there", async () => {
    const { status: code, html } = await documentAt("/v1/rss/feeds/chase");
    expect(code).toBe(isThere ? 200 : 503);
    if (isThere) expect(html).toMatch(/<rss[\s>]/);
    expect((await documentAt("/robots.txt")).status).toBe(200);
  });
});

describe.each(["healthy", "slow", "flaky"] as const)("with the upstream %s", (scenario) => {
  beforeEach(() => upstream.use(...scenarioHandlers(scenario)));

  it("a page can be read", async () => {
    const { data } = await responseOf(page, "/comics/talechasers/2/2", params);
    expect(data).toMatchObject({ page: 2, controls: { previous: { chapter: 2, page: 1 } } });
  });
});

describe.each(["down", "broken", "empty"] as const)("with the upstream %s", (scenario) => {
  beforeEach(() => upstream.use(...scenarioHandlers(scenario)));

  it.each(comicRoutes)("%s leads to the error page", async (path, loader) => {
    const { location } = await responseOf(loader, path, params);
    expect(location).toBe(errorPageOf(path));
  });

  it("the home page is there, without a latest page", async () => {
    const { data } = await responseOf(home, "/");
    expect(data).toMatchObject({ latest: undefined, suggestion: { to: expect.any(String) } });
  });
});

describe("the name of a scenario", () => {
  it("is one of the known ones, healthy by default", () => {
    expect(scenarios.map((name) => parseScenario(name))).toEqual([...scenarios]);
    expect(parseScenario(undefined)).toBe("healthy");
    expect(parseScenario("")).toBe("healthy");
  });

  it.each(["Down", "unknown", "constructor"])("is not %s", (name) => {
    expect(() => parseScenario(name)).toThrow(/^MOCK_SCENARIO must be one of [^\n]+"\.$/);
  });
});
