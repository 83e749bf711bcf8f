import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { http, passthrough } from "msw";
import type { Connect } from "vite";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as entry from "~/entry.server";
import { fetchShopEntries } from "~/shop/api.server";
import { transform } from "~/tf-generator/api.server";
import { defaultTransformation } from "~/tf-generator/transformation";
import { upstream } from "~mocks/index";
import { startUpstream, type ListeningUpstream } from "~mocks/server";
import { mockScenario, scenarioMiddleware } from "../../scripts/mock-scenario";
import { createSite } from "../../server/site";
import { origin } from "../routes/route-response";
import { siteWith } from "../routes/site-pages";
import { withFreshUpstream } from "../upstream/fresh";

withFreshUpstream();
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

describe("the embedded upstream with x-mock-scenario", () => {
  let healthy: ListeningUpstream;
  let down: ListeningUpstream;

  beforeAll(async () => {
    [healthy, down] = await Promise.all([startUpstream("healthy"), startUpstream("down")]);
    upstream.close();
  });
  afterAll(async () => {
    upstream.listen({ onUnhandledRequest: "error" });
    await Promise.all([healthy.close(), down.close()]);
  });

  const get = (at: ListeningUpstream, scenario?: string) =>
    fetch(`${at.url}/v1/shop/entries`, {
      headers: scenario === undefined ? {} : { "x-mock-scenario": scenario },
    });

  it("is in that state for one request", async () => {
    await expect(get(healthy, "down")).rejects.toThrow("fetch failed");
    expect((await get(healthy)).status).toBe(200);
    expect(await (await get(healthy, "empty")).json()).toMatchObject({ data: {} });
    await expect(get(down)).rejects.toThrow("fetch failed");
    expect(await (await get(down, "healthy")).json()).toMatchObject({ code: "CHASE-1000" });
  });

  it("fails every third request in the state flaky", async () => {
    const answers = [await get(healthy, "flaky"), await get(healthy, "flaky")];
    answers.push(await get(healthy, "flaky"));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 502]);
  });

  it.each(["sunny", "constructor"])("rejects the state %s and names the others", async (name) => {
    const response = await get(healthy, name);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: "CHASE-1400",
      message: `x-mock-scenario must be one of healthy, slow, flaky, down, broken, empty, but it is "${name}".`,
      data: null,
    });
  });
});

/** Calls a function as the development server does for a request with this header. */
function visit<Result>(name: string, act: () => Result): Result | undefined {
  let result: Result | undefined;
  const request = { headers: { "x-mock-scenario": name } } as unknown as IncomingMessage;
  scenarioMiddleware(request, {} as ServerResponse, () => void (result = act()));
  return result;
}

describe("the development server with x-mock-scenario", () => {
  it("passes the header on and bypasses the cache", async () => {
    const seen: (string | null)[] = [];
    const note = ({ request }: { request: Request }) =>
      seen.push(request.headers.get("x-mock-scenario"));
    upstream.events.on("request:start", note);
    try {
      expect((await fetchShopEntries()).length).toBeGreaterThan(0);
      expect(await visit("empty", fetchShopEntries)).toEqual([]);
      expect((await fetchShopEntries()).length).toBeGreaterThan(0);
      expect(await visit("empty", fetchShopEntries)).toEqual([]);
    } finally {
      upstream.events.removeListener("request:start", note);
    }
    expect(seen).toEqual([null, "empty", "empty"]);
  });

  it("keeps the other headers of a call", async () => {
    expect(await visit("healthy", () => transform(defaultTransformation))).toMatchObject({
      success: true,
    });
  });

  it("opens no circuit in the state down", async () => {
    for (let visitor = 0; visitor < 10; visitor += 1) {
      await expect(visit("down", fetchShopEntries)).rejects.toMatchObject({ kind: "refused" });
    }
    expect((await fetchShopEntries()).length).toBeGreaterThan(0);
  });

  it("applies the state to one of several simultaneous requests", async () => {
    const [empty, full] = await Promise.all([visit("empty", fetchShopEntries), fetchShopEntries()]);
    expect(empty).toEqual([]);
    expect(full.length).toBeGreaterThan(0);
  });
});

describe("a page of the development server with x-mock-scenario", () => {
  let server: Server;
  beforeAll(async () => {
    const stack: Connect.NextHandleFunction[] = [];
    const vite = {
      middlewares: { use: (middleware: (typeof stack)[0]) => stack.push(middleware) },
    };
    (mockScenario().configureServer as (server: unknown) => void)(vite);
    server = createSite({ siteUrl: origin, files: stack[0]!, handle: siteWith(entry) });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  beforeEach(() => {
    upstream.use(http.all(/^http:\/\/127\.0\.0\.1/, () => passthrough()));
    vi.spyOn(console, "log").mockImplementation(() => undefined);
  });
  afterAll(() => void server.close().closeAllConnections());

  it("shows that state for one visit", async () => {
    const { port } = server.address() as AddressInfo;
    const shop = (scenario?: string) =>
      fetch(`http://127.0.0.1:${port}/shop`, {
        redirect: "manual",
        headers: scenario === undefined ? {} : { "x-mock-scenario": scenario },
      });
    const healthy = await shop();
    expect(healthy.status).toBe(200);
    const empty = await shop("empty");
    expect(empty.status).toBe(200);
    expect(await empty.text()).not.toBe(await healthy.text());
    expect((await shop("down")).headers.get("Location")).toContain("/error");
    expect((await shop()).status).toBe(200);
    const unknown = await shop("sunny");
    expect(unknown.status).toBe(400);
    expect(await unknown.text()).toContain("x-mock-scenario must be one of healthy");
  });
});
