import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type * as Undici from "undici";
import { z } from "zod";
import {
  breakOff,
  closedPort,
  gzipped,
  ok,
  startDeafServer,
  startFaultyServer,
  status,
  text,
  type FaultyServer,
} from "./faulty-server";
import { outages, secret, slowFaults, wrongAnswers } from "./faults";

// These tests use real sockets and the site's own agent.
vi.unmock("~/upstream/transport.server");

/** The options that the site passes to its agents, that of API calls first; those of the tests have shorter timeouts. */
const agentOptions = vi.hoisted((): unknown[] => []);

vi.mock("undici", async (original) => {
  const undici = await original<typeof Undici>();
  class ImpatientAgent extends undici.Agent {
    constructor(options: ConstructorParameters<typeof undici.Agent>[0]) {
      agentOptions.push(options);
      super({
        ...options,
        connect: { timeout: 100 },
        headersTimeout: 150,
        bodyTimeout: 150,
      });
    }
  }
  return { ...undici, Agent: ImpatientAgent };
});

const anything = z.unknown();
const thing = z.object({ name: z.string() });
const minute = { ttl: 60_000, stale: 600_000 };

let server: FaultyServer;

beforeAll(async () => {
  server = await startFaultyServer();
});
afterAll(() => server.close());

/** The lines of the log, one text for each call of console.warn. */
const log = () => vi.mocked(console.warn).mock.calls.map((call) => call.map(String).join(" "));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Loads the modules of the client as a new process with this environment does. */
async function loadModules(environment: Record<string, string> = {}) {
  vi.stubEnv("UPSTREAM_URL", server.url);
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.resetModules();
  return {
    ...(await import("~/upstream/transport.server")),
    ...(await import("~/upstream/call.server")),
    ...(await import("~/upstream/cache.server")),
    ...(await import("~/upstream/circuit-breakers.server")),
    ...(await import("~/upstream/request.server")),
  };
}

let sharedModules: ReturnType<typeof loadModules> | undefined;

/** The client with an empty cache, closed circuits and this environment. */
async function client(environment?: Record<string, string>, answerTimeout = 5_000) {
  const modules = await (environment
    ? loadModules(environment)
    : (sharedModules ??= loadModules()));
  const { apiLimits, clearCache, encodePath, fetchData, fetchText, request, resetCircuitBreakers } =
    modules;
  clearCache();
  resetCircuitBreakers();
  const limits = { ...apiLimits };
  Object.assign(apiLimits, { answer: answerTimeout });
  return {
    limits,
    encodePath,
    resetCircuitBreakers,
    /** Fetches the data at a path of these segments. */
    fetchData<Data extends z.ZodType>(
      segments: readonly (string | number)[],
      data: Data,
      cache: { ttl: number; stale: number } = minute,
    ): Promise<z.output<Data>> {
      const names = segments.map((_segment, index) => `p${index}`);
      return fetchData(
        {
          method: "GET",
          path: `v1/${names.map((name) => `{${name}}`).join("/")}` as string,
          summary: "",
          parameters: Object.fromEntries(
            names.map((name) => [name, z.union([z.string(), z.number()])]),
          ),
          data,
          read: data,
          cache,
        },
        Object.fromEntries(names.map((name, index) => [name, segments[index]!])),
      );
    },
    fetchText: (path: string) =>
      fetchText({
        method: "GET",
        path: `v1/${path}`,
        summary: "",
        parameters: {},
        mediaType: "text/xml",
        isValid: () => true,
        cache: minute,
      }),
    post: (method: string) => request(`${server.url}/v1/generators/fursona`, { init: { method } }),
  };
}

/** How a call failed, with the names and codes of its causes. */
async function failureOf(call: Promise<unknown>) {
  const result = await call.then(
    (data) => ({ data }),
    (error: unknown) => ({ error }),
  );
  expect(result).toHaveProperty("error.name", "UpstreamError");
  const { error } = result as { error: Error & { kind: string; status?: number } };
  const causes: string[] = [];
  for (let { cause } = error; cause instanceof Error; { cause } = cause) {
    causes.push(cause.name, String((cause as Error & { code?: string }).code));
  }
  return { kind: error.kind, status: error.status, causes };
}

describe("a good response", () => {
  it("is the data of the envelope with only the fields of the schema", async () => {
    server.answer(ok({ name: "Chase", secret: "x" }));
    const { fetchData } = await client();
    expect(await fetchData(["characters", "chase"], thing)).toEqual({ name: "Chase" });
    expect(server.requests).toEqual([{ method: "GET", path: "/v1/characters/chase" }]);
    expect(log()).toEqual([]);
  });

  it("may be compressed and almost as large as the limit", async () => {
    const long = "x".repeat(1_900_000);
    const envelope = JSON.stringify({ code: "CHASE-1000", message: "OK", data: long });
    server.answer(gzipped(Buffer.from(envelope)));
    const { fetchData } = await client();
    expect(await fetchData(["long"], z.string())).toHaveLength(long.length);
  });

  it("has no envelope where the call has none", async () => {
    server.answer(text("<rss/>", "application/rss+xml"));
    const { fetchText } = await client();
    expect(await fetchText("rss/feeds/chase")).toBe("<rss/>");
  });
});

it("waits a second for the connection, three for the head and five for the whole response", async () => {
  const { limits } = await client();
  expect(limits).toMatchObject({ answer: 5_000, bytes: 4_000_000 });
  expect(agentOptions[0]).toMatchObject({
    connect: { timeout: 1_000 },
    headersTimeout: 3_000,
    bodyTimeout: 3_000,
  });
});

describe("a faulty response", () => {
  it.each([...slowFaults, ...outages, ...wrongAnswers])(
    "$name is an error of kind $kind with one log line, and is not cached",
    async ({ name, kind, answer }) => {
      server.answer(answer);
      const { fetchData, resetCircuitBreakers } = await client(
        undefined,
        kind === "timeout" ? 400 : 5_000,
      );
      const fetchThing = () => fetchData(["things", 1], thing);
      expect(await failureOf(fetchThing())).toMatchObject({ kind });
      const isRetried = kind === "refused" || /^status-50[02]$/.test(name);
      if (kind !== "timeout") expect(server.requests).toHaveLength(isRetried ? 2 : 1);
      expect(log()).toEqual([
        expect.stringMatching(new RegExp(`^upstream GET v1/things/1 ${kind}[^\\n]* \\d+ ms$`)),
      ]);
      expect(log()[0]).not.toContain(secret);
      resetCircuitBreakers();
      server.answer(ok({ name: "good" }));
      expect(await fetchThing()).toEqual({ name: "good" });
    },
  );

  it("is too large with one byte more than the limit", async () => {
    server.answer(text(" ".repeat(4_000_001)));
    const { fetchData } = await client();
    expect(await failureOf(fetchData(["x"], anything))).toMatchObject({ kind: "too-large" });
  });

  it("is refused where nothing listens", async () => {
    const { fetchData } = await client({ UPSTREAM_URL: await closedPort() });
    expect(await failureOf(fetchData(["x"], anything))).toMatchObject({ kind: "refused" });
  });

  it("times out where no connection is accepted", async () => {
    const deaf = await startDeafServer();
    try {
      const { fetchData } = await client({ UPSTREAM_URL: deaf.url });
      const { kind, causes } = await failureOf(fetchData(["x"], anything));
      expect(kind).toBe("timeout");
      expect(causes).toContain("UND_ERR_CONNECT_TIMEOUT");
    } finally {
      await deaf.close();
    }
  });
});

describe("the circuit of an address", () => {
  it.each([
    ["in seconds", () => "7"],
    ["as a date", () => new Date(Date.now() + 7_000).toUTCString()],
  ])("stays open as long as Retry-After says %s", async (_name, until) => {
    server.answer(status(429, { "Retry-After": until() }));
    const { fetchData } = await client();
    const fail = () => failureOf(fetchData(["x"], anything));
    expect(await fail()).toMatchObject({ status: 429 });
    expect(await fail()).toMatchObject({ kind: "open-circuit" });
    expect(server.requests).toHaveLength(1);
  });
});

describe("a retry", () => {
  it.each([
    ["a status of 500", status(500)],
    ["a broken connection", breakOff],
  ])("after %s may succeed, without a log line", async (_name, fault) => {
    server.answer(fault, ok("second"));
    const { fetchData } = await client();
    expect(await fetchData(["x"], anything)).toBe("second");
    expect(log()).toEqual([]);
  });

  it.each(["POST", "DELETE"])("is not made for %s", async (method) => {
    const { post } = await client();
    for (const fault of [status(503), breakOff]) {
      server.answer(fault);
      await failureOf(post(method));
      expect(server.requests).toHaveLength(1);
    }
  });
});

describe("the address of a request", () => {
  it("has each segment encoded on its own", async () => {
    const { encodePath } = await client();
    const segment = fc
      .string({ unit: "grapheme", minLength: 1 })
      .filter((part) => !/^\.{1,2}$|[/\\]|%(?:2f|5c|2e|25)/i.test(part));
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 6 }), (segments) => {
        const url = new URL(`http://upstream.test/v1/${encodePath(segments)}`);
        expect(url.pathname.split("/").slice(2).map(decodeURIComponent)).toEqual(segments);
        expect(url.search + url.hash).toBe("");
      }),
    );
  });

  it("begins with UPSTREAM_URL and ends with UPSTREAM_SUFFIX", async () => {
    server.answer(ok(1));
    const environment = { UPSTREAM_URL: `${server.url}/api/`, UPSTREAM_SUFFIX: ".json" };
    const { fetchData, fetchText } = await client(environment);
    await fetchData(["world", "Šarn’s Hound"], anything);
    await fetchText("rss/feeds/chase");
    expect(server.requests.map(({ path }) => path)).toEqual([
      "/api/v1/world/%C5%A0arn%E2%80%99s%20Hound.json",
      "/api/v1/rss/feeds/chase.json",
    ]);
  });
});

describe("the log", () => {
  it("has the path of a failed call as it was sent", async () => {
    server.answer(status(404));
    const { fetchData } = await client();
    await failureOf(fetchData(["world", "a\nb c"], anything));
    expect(log()).toEqual([expect.stringMatching(/^upstream GET v1\/world\/a%0Ab%20c status /)]);
  });

  it("has one line for a failed call without an envelope", async () => {
    server.answer(status(404));
    const { fetchText } = await client();
    await failureOf(fetchText("rss"));
    expect(log()).toEqual([expect.stringMatching(/^upstream GET v1\/rss status .* \d+ ms$/)]);
  });

  it("has one line for all requests that waited for a failed call", async () => {
    server.answer(status(404));
    const { fetchData } = await client();
    await Promise.allSettled(Array.from({ length: 20 }, () => fetchData(["x"], anything)));
    expect(log()).toHaveLength(1);
  });
});

describe("the cache", () => {
  it("has different entries for addresses that differ by encoding only", async () => {
    server.answer(ok("one"), ok("two"));
    const { fetchData } = await client();
    expect(await fetchData(["a b"], anything)).toBe("one");
    expect(await fetchData(["a%20b"], anything)).toBe("two");
  });

  it("tries once in five seconds to renew a stale entry, until its stale time ends", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    const policy = { ttl: 1_000, stale: 60_000 };
    const { fetchData } = await client();
    const ask = () => fetchData(["x"], anything, policy);
    server.answer(ok("old"));
    await ask();
    vi.advanceTimersByTime(2_000);
    server.answer(text("null"));
    const visits = () => Promise.all(Array.from({ length: 50 }, ask));
    expect(new Set(await visits())).toEqual(new Set(["old"]));
    await vi.waitFor(() => expect(log()).toHaveLength(1), 2_000);
    vi.advanceTimersByTime(4_900);
    await visits();
    expect(server.requests).toHaveLength(1);
    vi.advanceTimersByTime(55_000);
    expect(await failureOf(ask())).toMatchObject({ kind: "null" });
  });

  it("deletes an entry that the upstream has denied for an hour, and no sooner", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    const { fetchData } = await client();
    const ask = () => fetchData(["x"], anything, { ttl: 1_000, stale: 10 * 3_600_000 });
    const refused = async (answer: Parameters<FaultyServer["answer"]>[0], minutes: number) => {
      server.answer(answer);
      vi.advanceTimersByTime(minutes * 60_000);
      const lines = log().length;
      expect(await ask()).toBe("there");
      await vi.waitFor(() => expect(log().length).toBe(lines + 1), 2_000);
    };
    server.answer(ok("there"));
    await ask();
    await refused(status(404), 1);
    await refused(status(404), 59);
    await refused(status(500), 59);
    server.answer(ok("there"));
    vi.advanceTimersByTime(60_000);
    await ask();
    await vi.waitFor(() => expect(server.requests).toHaveLength(1), 2_000);
    // A good response starts the hour anew.
    await refused(status(410), 1);
    await refused(status(404), 61);
    expect(await failureOf(ask())).toMatchObject({ status: 404 });
  });
});
