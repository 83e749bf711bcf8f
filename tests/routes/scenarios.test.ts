import { beforeEach, describe, expect, it, vi } from "vitest";
import { loader as home } from "~/routes/_index";
import { loader as sitemap } from "~/routes/[sitemap.xml]/route";
import { loader as advance } from "~/routes/comics.$comic.$chapter.$page.$id";
import { loader as page } from "~/routes/comics.$comic.$chapter.$page._index/route";
import { loader as chapter } from "~/routes/comics.$comic.$chapter._index";
import { loader as landing } from "~/routes/comics.$comic._index";
import { loader as latest } from "~/routes/comics.$comic.latest";
import { loader as status } from "~/routes/commissions.status";
import { loader as health } from "~/routes/healthz";
import { loader as feed } from "~/routes/v1.rss.feeds.chase";
import { upstream } from "~mocks/index";
import { scenarioHandlers, scenarioOf, scenarios } from "~mocks/scenarios";
import { withFreshUpstream } from "../upstream/fresh";
import { answerOf, errorPageOf } from "./answer";

withFreshUpstream();
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

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
  const { status: code, location, data } = await answerOf(loader, path, params);
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
        const { status: code } = await answerOf(loader, path);
        expect(codes, path).toContain(code);
      }),
    );
  });
});

describe.each(["healthy", "slow", "flaky"] as const)("with the upstream %s", (scenario) => {
  beforeEach(() => upstream.use(...scenarioHandlers(scenario)));

  it("a page can be read", async () => {
    const { data } = await answerOf(page, "/comics/talechasers/2/2", params);
    expect(data).toMatchObject({ page: 2, controls: { previous: { chapter: 2, page: 1 } } });
  });
});

describe.each(["down", "broken", "empty"] as const)("with the upstream %s", (scenario) => {
  beforeEach(() => upstream.use(...scenarioHandlers(scenario)));

  it.each(comicRoutes)("%s leads to the error page", async (path, loader) => {
    const { location } = await answerOf(loader, path, params);
    expect(location).toBe(errorPageOf(path));
  });

  it("the home page is there, without a latest page", async () => {
    const { data } = await answerOf(home, "/");
    expect(data).toMatchObject({ latest: undefined, suggestion: { to: expect.any(String) } });
  });
});

describe("the name of a scenario", () => {
  it("is one of the known ones, healthy by default", () => {
    expect(scenarios.map((name) => scenarioOf(name))).toEqual([...scenarios]);
    expect(scenarioOf(undefined)).toBe("healthy");
    expect(scenarioOf("")).toBe("healthy");
  });

  it.each(["Down", "unknown", "constructor"])("is not %s", (name) => {
    expect(() => scenarioOf(name)).toThrow(/^MOCK_SCENARIO must be one of [^\n]+"\.$/);
  });
});
