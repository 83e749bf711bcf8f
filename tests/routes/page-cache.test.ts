import type { AppLoadContext } from "@remix-run/node";
import { expect, it } from "vitest";
import { fetchCommissionTypes } from "~/commissions/api.server";
import * as entry from "~/entry.server";
import { upstream } from "~mocks/index";
import { http } from "msw";
import { origin } from "./route-response";
import { siteWith } from "./site-pages";

const site = siteWith(entry);

/** Returns how long a page may be cached, and how long its data is fresh. */
async function visit(path: string) {
  const context: AppLoadContext = {};
  const start = Date.now();
  const page = await entry.withRequestContext(context, () =>
    site(new Request(origin + path), context),
  );
  return { page, context, fresh: (context.freshUntil ?? 0) - start };
}

it.each([
  ["/comics/talechasers/2/2", 30_000],
  ["/characters/vixy", 300_000],
])("the page %s is fresh for %i ms until the first of its answers is stale", async (path, ttl) => {
  const { page, fresh } = await visit(path);
  expect(page.status).toBe(200);
  expect(fresh).toBeGreaterThan(ttl - 5_000);
  expect(fresh).toBeLessThan(ttl + 5_000);
});

it("a page with a missing part is not cached", async () => {
  upstream.use(http.get(`*/${fetchCommissionTypes.path}`, () => Response.error()));
  const { page, context } = await visit("/");
  expect(page.headers.get("Cache-Control")).toBe("no-store");
  expect(context.freshUntil).toBe(0);
});

it("a response with data that is requested on each visit is not cached", async () => {
  const { context } = await visit("/v1/overlay/events/count");
  expect(context.freshUntil).toBe(0);
});
