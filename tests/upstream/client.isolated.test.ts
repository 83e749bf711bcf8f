import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type * as Undici from "undici";
import { z } from "zod";
import {
  breakOff,
  closedPort,
  flood,
  gzipped,
  ok,
  silence,
  stall,
  startDeafServer,
  startFaultyServer,
  status,
  text,
  trickle,
  type FaultyServer,
} from "./faulty-server";

// Everything here goes over real sockets, through the agent the site uses.
vi.unmock("~/upstream/transport.server");

/** What the site asked of its agent; the tests' agent only waits less. */
const asked = vi.hoisted(() => ({ options: {} as Record<string, unknown> }));

vi.mock("undici", async (original) => {
  const undici = await original<typeof Undici>();
  class ImpatientAgent extends undici.Agent {
    constructor(options: ConstructorParameters<typeof undici.Agent>[0]) {
      asked.options = { ...options };
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
const keep = { ttl: 60_000, stale: 600_000 };

let server: FaultyServer;

beforeAll(async () => {
  server = await startFaultyServer();
});
afterAll(() => server.close());

/** The lines of the log, one text for each call of console.warn. */
let log: () => string[];

beforeEach(() => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  log = () => warn.mock.calls.map((call) => call.map(String).join(" "));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** The client as a new process would have it: empty cache, closed circuit, this environment. */
async function client(environment: Record<string, string> = {}, answerBudget = 5_000) {
  vi.stubEnv("UPSTREAM_URL", server.url);
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.resetModules();
  const { budget } = await import("~/upstream/transport.server");
  const stated = { ...budget };
  Object.assign(budget, { answer: answerBudget });
  const { fetchData, fetchText, encodePath } = await import("~/upstream/call.server");
  const { readCall } = await import("~/upstream/api-call");
  const { request: send } = await import("~/upstream/request.server");
  return {
    /** Makes a call that reads, declared for these segments and this schema. */
    getData<Schema extends z.ZodType>(
      segments: readonly (string | number)[],
      data: Schema,
      cache: { ttl: number; stale: number },
    ): Promise<z.output<Schema>> {
      const names = segments.map((_segment, index) => `p${index}`);
      const path: string = `v1/${names.map((name) => `{${name}}`).join("/")}`;
      const parameters = Object.fromEntries(names.map((name) => [name, anything]));
      const call = readCall(path, { summary: "", data, cache, parameters } as never);
      const values = Object.fromEntries(names.map((name, index) => [name, segments[index]]));
      return (fetchData as (...made: unknown[]) => Promise<z.output<Schema>>)(call, values);
    },
    getText(segments: readonly string[], cache: { ttl: number; stale: number }): Promise<string> {
      const declared = { summary: "", mediaType: "text/xml", isWanted: () => true, cache };
      return fetchText({
        method: "GET",
        path: `v1/${segments.join("/")}`,
        parameters: {},
        ...declared,
      });
    },
    encodePath,
    request: (url: string, init: RequestInit) => send(url, { init }),
    stated,
  };
}

/** How a call failed. */
async function failure(call: Promise<unknown>) {
  const result = await call.then(
    (data) => ({ data }),
    (error: unknown) => ({ error }),
  );
  expect(result).toHaveProperty("error.name", "UpstreamError");
  const { error } = result as { error: Error & { kind: string; status?: number; code?: string } };
  const { kind, status: httpStatus, code, message } = error;
  return { kind, status: httpStatus, code, message, reasons: reasonsOf(error) };
}

/** The names and codes of what lies behind an error. */
function reasonsOf(error: Error): string[] {
  const { cause } = error;
  if (!(cause instanceof Error)) return [];
  const { name, code } = cause as Error & { code?: string };
  return [name, String(code), ...reasonsOf(cause)];
}

async function failureOf(...answers: Parameters<FaultyServer["answer"]>) {
  server.answer(...answers);
  const { getData } = await client();
  return failure(getData(["things", 1], z.object({ name: z.string() }), keep));
}

describe("a good answer", () => {
  it("is the data of the envelope, with only the fields of the schema", async () => {
    server.answer(ok({ name: "Chase", secret: "x" }));
    const { getData } = await client();
    expect(await getData(["characters", "chase"], z.object({ name: z.string() }), keep)).toEqual({
      name: "Chase",
    });
    expect(server.requests).toEqual([{ method: "GET", path: "/v1/characters/chase" }]);
    expect(log()).toEqual([]);
  });

  it("may be compressed, and as large as the budget", async () => {
    const long = "x".repeat(1_900_000);
    const envelope = JSON.stringify({ code: "CHASE-1000", message: "OK", data: long });
    server.answer(gzipped(Buffer.from(envelope)));
    const { getData } = await client();
    expect(await getData(["long"], z.string(), keep)).toHaveLength(long.length);
  });

  it("may be the number 0", async () => {
    server.answer(ok(0));
    const { getData } = await client();
    expect(await getData(["overlay", "events", "count"], z.number(), keep)).toBe(0);
  });

  it("needs no envelope where the call has none", async () => {
    server.answer(text("<rss/>", "application/rss+xml"));
    const { getText } = await client();
    expect(await getText(["rss", "feeds", "chase"], keep)).toBe("<rss/>");
  });
});

describe("budgets", () => {
  it("are one second to connect, three to begin, five in all, and 4 MB", async () => {
    const { stated } = await client();
    expect(stated).toMatchObject({ answer: 5_000, bytes: 4_000_000 });
    expect(asked.options).toMatchObject({
      connect: { timeout: 1_000 },
      headersTimeout: 3_000,
      bodyTimeout: 3_000,
    });
  });
});

describe("the kind of a failure is", () => {
  it("refused where nobody listens", async () => {
    const { getData } = await client({ UPSTREAM_URL: await closedPort() });
    expect(await failure(getData(["x"], anything, keep))).toMatchObject({ kind: "refused" });
  });

  it("refused when the connection breaks before the head", async () => {
    expect(await failureOf((request) => request.socket.destroy())).toMatchObject({
      kind: "refused",
    });
  });

  it("refused when the connection breaks within the body", async () => {
    expect(await failureOf(breakOff)).toMatchObject({ kind: "refused" });
  });

  it("timeout when no connection comes about", async () => {
    const deaf = await startDeafServer();
    try {
      const { getData } = await client({ UPSTREAM_URL: deaf.url });
      const { kind, reasons } = await failure(getData(["x"], anything, keep));
      expect(kind).toBe("timeout");
      expect(reasons).toContain("UND_ERR_CONNECT_TIMEOUT");
    } finally {
      await deaf.close();
    }
  });

  it("timeout when the head does not come", async () => {
    const { kind, reasons } = await failureOf(silence);
    expect(kind).toBe("timeout");
    expect(reasons).toContain("UND_ERR_HEADERS_TIMEOUT");
  });

  it("timeout when the body stops half-way", async () => {
    const { kind, reasons } = await failureOf(stall);
    expect(kind).toBe("timeout");
    expect(reasons).toContain("UND_ERR_BODY_TIMEOUT");
  });

  it("timeout when the body never ends, however steadily it comes", async () => {
    server.answer(trickle);
    const { getData } = await client({}, 400);
    const { kind, reasons } = await failure(getData(["x"], anything, keep));
    expect(kind).toBe("timeout");
    expect(reasons).toContain("TimeoutError");
  });

  it("too-large for a body that does not end", async () => {
    expect(await failureOf(flood)).toMatchObject({ kind: "too-large" });
  });

  it("too-large for one byte more than the budget", async () => {
    expect(await failureOf(text(" ".repeat(4_000_001)))).toMatchObject({ kind: "too-large" });
  });

  it("too-large for a small body that unfolds to a huge one", async () => {
    expect(await failureOf(gzipped(Buffer.alloc(60_000_000, " ")))).toMatchObject({
      kind: "too-large",
    });
  });

  it.each([
    ["no gzip", "gzip", Buffer.from("no gzip")],
    ["gzip that says it is Brotli", "br", gzipSync('{"code":"CHASE-1000"}')],
  ])("encoding for %s", async (_name, encoding, body) => {
    const { kind } = await failureOf((_request, response) => {
      response.writeHead(200, { "Content-Encoding": encoding });
      response.end(body);
    });
    expect(kind).toBe("encoding");
    expect(server.requests).toHaveLength(1);
  });

  it.each([400, 404, 429, 500, 503])("status for %i", async (code) => {
    expect(await failureOf(status(code))).toMatchObject({ kind: "status", status: code });
  });

  it("status for a redirect, which is not followed", async () => {
    const answer = status(302, { Location: `${server.url}/v1/elsewhere` });
    expect(await failureOf(answer)).toMatchObject({ kind: "status", status: 302 });
    expect(server.requests.map(({ path }) => path)).toEqual(["/v1/things/1"]);
  });

  it.each([
    ["truncated JSON", text('{"code":"CHASE-1000","message":"OK","data":{"na')],
    ["HTML", text("<!doctype html><title>Back soon</title>", "text/html")],
    ["an empty body", text("")],
    ["bytes that are no text", (_q: unknown, r: { end(b: Buffer): void }) => r.end(Buffer.of(255))],
  ])("not-json for %s", async (_name, answer) => {
    expect(await failureOf(answer)).toMatchObject({ kind: "not-json" });
  });

  it("null for a body of null", async () => {
    expect(await failureOf(text("null"))).toMatchObject({ kind: "null", message: "null" });
  });

  it("code for an envelope with another one", async () => {
    const body = '{"code":"CHASE-2001","message":"The ink ran dry","data":null}';
    expect(await failureOf(text(body))).toMatchObject({
      kind: "code",
      code: "CHASE-2001",
      message: "CHASE-2001: The ink ran dry",
    });
  });

  it("no-data for an envelope without any", async () => {
    expect(await failureOf(text('{"code":"CHASE-1000","message":"OK"}'))).toMatchObject({
      kind: "no-data",
      code: "CHASE-0000",
    });
  });

  it("shape for data of another one", async () => {
    expect(await failureOf(ok({ name: 7 }))).toMatchObject({ kind: "shape" });
  });

  it.each([
    [""],
    ["."],
    [".."],
    ["%2e%2E"],
    ["%252e."],
    ["../../admin"],
    ["..%2F..%2Fadmin"],
    ["a%25252fb"],
    ["a\\b"],
    ["a%5cb"],
  ])("bad-path for the segment %j", async (segment) => {
    server.answer(ok(1));
    const { getData, getText } = await client();
    expect(await failure(getData(["a", segment, "b"], anything, keep))).toMatchObject({
      kind: "bad-path",
    });
    if (!segment.includes("/")) {
      expect(await failure(getText(["a", segment], keep))).toMatchObject({ kind: "bad-path" });
    }
    expect(server.requests).toEqual([]);
  });
});

describe("the circuit", () => {
  it("opens after eight calls that failed in a row, and nothing is sent then", async () => {
    server.answer(status(503));
    const { getData } = await client();
    const fails = () => failure(getData(["x"], anything, keep));
    for (let sent = 0; sent < 8; sent += 1) expect(await fails()).toMatchObject({ status: 503 });
    // Each was tried twice.
    expect(server.requests).toHaveLength(16);
    expect(await fails()).toMatchObject({ kind: "open-circuit" });
    expect(server.requests).toHaveLength(16);
    server.answer(ok("other"));
    expect(await getData(["y"], anything, keep)).toBe("other");
  });

  it("stays closed while the upstream answers, even if the answer is no", async () => {
    server.answer(status(404));
    const { getData } = await client();
    for (let id = 0; id < 20; id += 1) {
      expect(await failure(getData(["x", id], anything, keep))).toMatchObject({ status: 404 });
    }
    expect(server.requests).toHaveLength(20);
  });

  it.each([
    ["in seconds", () => "7"],
    ["as a date", () => new Date(Date.now() + 7_000).toUTCString()],
  ])("obeys Retry-After %s, for that address alone", async (_name, until) => {
    server.answer(status(429, { "Retry-After": until() }));
    const { getData } = await client();
    expect(await failure(getData(["x"], anything, keep))).toMatchObject({ status: 429 });
    expect(await failure(getData(["x"], anything, keep))).toMatchObject({ kind: "open-circuit" });
    expect(server.requests).toHaveLength(1);
    server.answer(ok("other"));
    expect(await getData(["y"], anything, keep)).toBe("other");
  });
});

describe("a retry", () => {
  it.each([
    ["500", status(500)],
    ["503", status(503)],
    ["a broken connection", breakOff],
  ])("follows %s once, and a good second answer is the answer", async (_name, fault) => {
    server.answer(fault, ok("second"));
    const { getData } = await client();
    expect(await getData(["x"], anything, keep)).toBe("second");
    expect(server.requests).toHaveLength(2);
    expect(log()).toEqual([]);
  });

  it("does not follow when the upstream asks to wait", async () => {
    await failureOf(status(503, { "Retry-After": "120" }));
    expect(server.requests).toHaveLength(1);
  });

  it("is the only one", async () => {
    expect(await failureOf(status(500))).toMatchObject({ status: 500 });
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    ["404", status(404)],
    ["429", status(429)],
    ["400", status(400)],
    ["another code", text('{"code":"CHASE-2001","message":"no"}')],
    ["data of another shape", ok({ name: 7 })],
  ])("does not follow %s, which is an answer", async (_name, answer) => {
    await failureOf(answer);
    expect(server.requests).toHaveLength(1);
  });

  it.each(["POST", "DELETE"])("does not follow a %s", async (method) => {
    server.answer(status(503));
    const { request } = await client();
    await failure(request(`${server.url}/v1/generators/fursona`, { method }));
    server.answer(breakOff);
    await failure(request(`${server.url}/v1/generators/fursona`, { method }));
    expect(server.requests).toEqual([{ method, path: "/v1/generators/fursona" }]);
  });
});

describe("path segments", () => {
  it.each([
    ["a b", "a%20b"],
    ["Šarn’s Hound", "%C5%A0arn%E2%80%99s%20Hound"],
    ["50%", "50%25"],
    ["what?", "what%3F"],
    ["#1", "%231"],
    ["狐", "%E7%8B%90"],
    ["...", "..."],
    [12, "12"],
  ])("%j goes over the wire as %s", async (segment, encoded) => {
    server.answer(ok(1));
    const { getData } = await client();
    await getData(["world", segment, "x"], anything, keep);
    expect(server.requests[0]?.path).toBe(`/v1/world/${encoded}/x`);
  });

  it("are encoded each on its own and come back as they were", async () => {
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

  it("are followed by UPSTREAM_SUFFIX", async () => {
    server.answer(ok(1));
    const { getData, getText } = await client({ UPSTREAM_SUFFIX: ".json" });
    await getData(["shop", "entries"], anything, keep);
    await getText(["rss", "feeds", "chase"], keep);
    expect(server.requests.map(({ path }) => path)).toEqual([
      "/v1/shop/entries.json",
      "/v1/rss/feeds/chase.json",
    ]);
  });

  it("follow an UPSTREAM_URL with a path and a slash at its end", async () => {
    server.answer(ok(1));
    const { getData } = await client({ UPSTREAM_URL: `${server.url}/api/` });
    await getData(["shop", "entries"], anything, keep);
    expect(server.requests[0]?.path).toBe("/api/v1/shop/entries");
  });
});

describe("the log of a failed call", () => {
  const secret = "told-to-nobody";

  it.each([
    ["status", status(404, {}, secret)],
    ["status", status(500, {}, secret)],
    ["not-json", text(`<h1>${secret}</h1>`, "text/html")],
    ["null", text("null")],
    ["code", text(JSON.stringify({ code: "CHASE-2001", message: secret, data: secret }))],
    ["no-data", text(JSON.stringify({ code: "CHASE-1000", message: secret }))],
    ["shape", ok({ name: [secret], [secret]: secret })],
    ["refused", breakOff],
    ["too-large", text(secret.repeat(400_000))],
  ])(
    "is one line with method, path, kind %s and milliseconds, and no body",
    async (kind, fault) => {
      await failureOf(fault);
      expect(log()).toHaveLength(1);
      expect(log()[0]).toMatch(/^upstream GET v1\/things\/1 [^\n]* \d+ ms$/);
      expect(log()[0]).toContain(` ${kind} `);
      expect(log()[0]).not.toContain(secret);
    },
  );

  it("is one line, whatever lines the upstream writes", async () => {
    await failureOf(text(JSON.stringify({ code: "CHASE-1\nforged", message: "a\nb\r\nc" })));
    expect(log()).toHaveLength(1);
    expect(log()[0]).not.toMatch(/[\r\n]/);
  });

  it("names the path as it was sent", async () => {
    server.answer(status(404));
    const { getData } = await client();
    await failure(getData(["world", "a\nb c"], anything, keep));
    expect(log()[0]).toMatch(/^upstream GET v1\/world\/a%0Ab%20c status /);
  });

  it("is written for a call without an envelope, too", async () => {
    server.answer(status(404));
    const { getText } = await client();
    await failure(getText(["rss"], keep));
    expect(log()).toEqual([expect.stringMatching(/^upstream GET v1\/rss status .* \d+ ms$/)]);
  });

  it("is one line for all who waited for the same call", async () => {
    server.answer(status(404));
    const { getData } = await client();
    await Promise.allSettled(Array.from({ length: 20 }, () => getData(["x"], anything, keep)));
    expect(log()).toHaveLength(1);
  });
});

describe("the cache", () => {
  it("sends one request for a hundred who ask at the same time", async () => {
    server.answer(ok("once"));
    const { getData } = await client();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => getData(["x"], anything, keep)),
    );
    expect(new Set(answers)).toEqual(new Set(["once"]));
    expect(server.requests).toHaveLength(1);
  });

  it("answers again without a request while the copy is fresh", async () => {
    server.answer(ok("once"));
    const { getData } = await client();
    await getData(["x"], anything, keep);
    expect(await getData(["x"], anything, keep)).toBe("once");
    expect(server.requests).toHaveLength(1);
  });

  it("tells calls apart that only encoding tells apart", async () => {
    server.answer(ok("one"), ok("two"));
    const { getData } = await client();
    expect(await getData(["a b"], anything, keep)).toBe("one");
    expect(await getData(["a%20b"], anything, keep)).toBe("two");
  });

  it("serves the stale copy while the upstream fails, and the new one afterwards", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    const policy = { ttl: 1_000, stale: 60_000 };
    const { getData } = await client();
    const ask = () => getData(["x"], anything, policy);
    server.answer(ok("old"));
    expect(await ask()).toBe("old");

    vi.advanceTimersByTime(2_000);
    server.answer(status(503));
    expect(await ask()).toBe("old");
    await vi.waitFor(() => expect(log()).toHaveLength(1), 2_000);

    vi.advanceTimersByTime(6_000);
    expect(await ask()).toBe("old");
    await vi.waitFor(() => expect(log()).toHaveLength(2), 2_000);

    server.answer(ok("new"));
    vi.advanceTimersByTime(6_000);
    await vi.waitFor(async () => expect(await ask()).toBe("new"), 2_000);
    expect(await ask()).toBe("new");
  });

  it("tries once in five seconds to renew a stale copy, however many ask", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    const policy = { ttl: 1_000, stale: 60_000 };
    const { getData } = await client();
    const ask = () => getData(["x"], anything, policy);
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
    // The copy does not get younger for it.
    vi.advanceTimersByTime(55_000);
    expect(await failure(ask())).toMatchObject({ kind: "null" });
  });

  it("forgets what the upstream has denied for an hour, and no sooner", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    const { getData } = await client();
    const ask = () => getData(["x"], anything, { ttl: 1_000, stale: 10 * 3_600_000 });
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
    // It was back: the hour begins anew.
    await refused(status(410), 1);
    await refused(status(404), 61);
    expect(await failure(ask())).toMatchObject({ status: 404 });
  });

  it("does not keep that there is nothing", async () => {
    server.answer(ok("none"), ok("some"));
    const { getData } = await client();
    const some = z.string().transform((word) => (word === "none" ? undefined : word));
    expect(await getData(["x"], some, keep)).toBeUndefined();
    expect(await getData(["x"], some, keep)).toBe("some");
  });

  it("says that it failed when even the stale copy is too old", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    const policy = { ttl: 1_000, stale: 60_000 };
    const { getData } = await client();
    server.answer(ok("old"));
    await getData(["x"], anything, policy);
    vi.advanceTimersByTime(62_000);
    server.answer(status(404));
    expect(await failure(getData(["x"], anything, policy))).toMatchObject({ status: 404 });
  });

  it.each([
    ["a status", status(404)],
    ["another code", text('{"code":"CHASE-2001","message":"no"}')],
    ["another shape", ok([])],
  ])("never keeps %s", async (_name, fault) => {
    server.answer(fault, ok("good"));
    const { getData } = await client();
    await failure(getData(["x"], z.string(), keep));
    expect(await getData(["x"], z.string(), keep)).toBe("good");
  });

  it("keeps nothing at all with UPSTREAM_CACHE=off", async () => {
    server.answer(ok("one"), ok("two"));
    const { getData } = await client({ UPSTREAM_CACHE: "off" });
    expect(await getData(["x"], anything, keep)).toBe("one");
    expect(await getData(["x"], anything, keep)).toBe("two");
  });
});
