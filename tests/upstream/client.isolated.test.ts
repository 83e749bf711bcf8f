import type { RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type * as Calls from "~/upstream/call.server";
import type { UpstreamError } from "~/upstream/failure";
import { upstream } from "~mocks/index";
import { drip, ok, reply, silence, startFaultyServer, type FaultyServer } from "./faulty-server";

/** Sends raw bytes, which Node's HTTP server would not send. */
const raw =
  (...lines: string[]): RequestListener =>
  ({ socket }) =>
    void socket.end(lines.join("\r\n"));

const zipped = (body: Buffer) => reply(200, gzipSync(body), { "Content-Encoding": "gzip" });
const envelope = JSON.stringify({ code: "CHASE-1000", message: "OK", data: { name: "Chase" } });
const head = "HTTP/1.1 200 OK";

/** Failures of sockets and of HTTP; tests of `unwrap` cover response bodies. */
const faults: readonly [name: string, answer: RequestListener, kind: string][] = [
  ["hangs", silence, "timeout"],
  ["sends a body without an end", drip(`${head}\r\n\r\n`, " "), "timeout"],
  ["breaks the connection", ({ socket }) => socket.destroy(), "refused"],
  ["breaks off in the body", raw(head, "Content-Length: 99", "", "{"), "truncated"],
  ["fails", reply(500), "status"],
  ["redirects", reply(301, "", { Location: "http://169.254.169.254/" }), "status"],
  ["sends HTML", reply(200, "<!doctype html>"), "not-json"],
  ["sends half of the JSON", reply(200, envelope.slice(0, -9)), "truncated"],
  ["sends a code with a line break", reply(200, '{"code":"a\\r\\nupstream"}'), "code"],
  ["sends another shape", ok({ name: 7 }), "shape"],
  ["sends 50 MB", reply(200, Buffer.alloc(50_000_000, " ")), "too-large"],
  ["sends a gzip bomb", zipped(Buffer.alloc(60_000_000, " ")), "too-large"],
  ["sends a wrong encoding", reply(200, envelope, { "Content-Encoding": "gzip" }), "truncated"],
];

let server: FaultyServer;
let defineCall: typeof Calls.defineCall;

beforeAll(async () => {
  // These tests use real sockets.
  upstream.close();
  server = await startFaultyServer((request, response) => {
    const [, at] = /fault-(\d+)/.exec(request.url!) ?? [];
    (at ? faults[Number(at)]![1] : reply(200, envelope))(request, response);
  });
  vi.stubEnv("UPSTREAM_URL", `${server.url}/api/`);
  vi.stubEnv("UPSTREAM_SUFFIX", ".json");
  vi.resetModules();
  ({ defineCall } = await import("~/upstream/call.server"));
});
afterAll(() => server.close());

const schema = z.object({ name: z.string() });

it("the client requests each address with the suffix and with encoded segments", async () => {
  const values = { section: "Šarn’s Hound?", a: "a b", b: 7 };
  const fetchThing = defineCall("v1/world/{section}/{a}-{b}", { schema, examples: [values] });
  expect(await fetchThing(values)).toEqual({ name: "Chase" });
  expect(server.requests.at(-1)).toBe("/api/v1/world/%C5%A0arn%E2%80%99s%20Hound%3F/a%20b-7.json");
  const count = server.requests.length;
  await expect(fetchThing({ ...values, section: ".." })).rejects.toMatchObject({
    kind: "bad-path",
  });
  expect(server.requests).toHaveLength(count);
});

it("an upstream response may be compressed and almost as large as the limit", async () => {
  const data = { name: "x".repeat(1_900_000) };
  const { answer } = server;
  server.answer = zipped(Buffer.from(JSON.stringify({ code: "CHASE-1000", data })));
  expect(await defineCall("v1/long", { schema })()).toEqual(data);
  server.answer = answer;
});

describe("an upstream response that", () => {
  let results: { kind: string; lines: string[] }[];
  beforeAll(async () => {
    const log = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const call = (_fault: unknown, at: number) => defineCall(`v1/fault-${at}`, { schema })();
    const failures = await Promise.allSettled(faults.map(call));
    const lines = log.mock.calls.map((words) => words.map(String).join(" "));
    results = failures.map((failure, at) => ({
      kind: ((failure as PromiseRejectedResult).reason as UpstreamError).kind,
      lines: lines.filter((line) => line.includes(`/fault-${at} `)),
    }));
  });

  it.each(faults.map(([name, , kind], at) => [name, kind, at] as const))(
    "an upstream response that %s is logged in one line as a failure of the kind %s",
    (_name, kind, at) => {
      const { lines, ...failure } = results[at]!;
      expect(failure).toEqual({ kind });
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(
        new RegExp(`^upstream GET v1/fault-${at} ${kind} \\(.*\\) \\d+ ms$`),
      );
    },
  );
});
