import type { RequestListener } from "node:http";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import type { FailureKind } from "../../app/upstream/failure";
import { breakOff, gzipped, ok, silence, stall, status, text, trickle } from "./faulty-server";

/** A text in the body of every fault, which no page and no log line may contain. */
export const secret = "secret-ink";

/** A faulty response of the upstream. */
export interface Fault {
  /** Also part of addresses. */
  name: string;
  answer: RequestListener;
  kind: FailureKind;
}

/** Answers with bytes that Node would not send by itself. */
const raw =
  (...lines: string[]): RequestListener =>
  (request) =>
    request.socket.end(lines.join("\r\n"));

/** Sends a text again every 100 ms until the connection is closed. */
const drip =
  (first: string, again: (count: number) => string): RequestListener =>
  ({ socket }) => {
    let count = 0;
    socket.write(first);
    const timer = setInterval(() => socket.write(again((count += 1))), 100);
    socket.on("close", () => clearInterval(timer));
  };

/** A body with the given Content-Encoding, which may be wrong. */
const encoded =
  (encoding: string, body: Buffer): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Encoding": encoding });
    response.end(body);
  };

/** A body of so many bytes. */
const long =
  (bytes: number): RequestListener =>
  (_request, response) => {
    const chunk = Buffer.alloc(64 * 1024, secret);
    const chunks = Array<Buffer>(Math.ceil(bytes / chunk.byteLength)).fill(chunk);
    Readable.from(chunks).pipe(response);
  };

const json = (body: unknown) => text(JSON.stringify(body));
const envelope = JSON.stringify({ code: "CHASE-1000", message: secret, data: secret });
const late: RequestListener = (request, response) => {
  const timer = setTimeout(() => ok(secret)(request, response), 4_000);
  response.on("close", () => clearTimeout(timer));
};

/** Responses that come too late. */
export const slowFaults: readonly Fault[] = [
  { name: "hangs", answer: silence, kind: "timeout" },
  { name: "slow-headers", answer: late, kind: "timeout" },
  { name: "slow-body", answer: stall, kind: "timeout" },
  { name: "trickling-body", answer: trickle, kind: "timeout" },
  {
    name: "trickling-headers",
    answer: drip("HTTP/1.1 200 OK\r\n", (count) => `X-Ink-${count}: ${secret}\r\n`),
    kind: "timeout",
  },
  {
    name: "early-hints-for-ever",
    answer: drip("", () => "HTTP/1.1 103 Early Hints\r\nLink: </ink>\r\n\r\n"),
    kind: "timeout",
  },
];

/** Responses of a failing upstream. */
export const outages: readonly Fault[] = [
  { name: "breaks-before-the-head", answer: ({ socket }) => socket.destroy(), kind: "refused" },
  { name: "breaks-in-the-body", answer: breakOff, kind: "refused" },
  { name: "speaks-no-http", answer: raw(`SSH-2.0-${secret}`, ""), kind: "refused" },
  {
    name: "chunks-of-no-size",
    answer: raw("HTTP/1.1 200 OK", "Transfer-Encoding: chunked", "", "ink", secret, "0", "", ""),
    kind: "refused",
  },
  {
    name: "two-lengths",
    answer: raw(
      "HTTP/1.1 200 OK",
      "Content-Length: 5",
      "Transfer-Encoding: chunked",
      "",
      "b",
      secret,
      "0",
      "",
      "",
    ),
    kind: "refused",
  },
  {
    name: "headers-of-100-kb",
    answer: status(200, { "X-Ink": secret.repeat(9_000) }, envelope),
    kind: "refused",
  },
  { name: "status-500", answer: status(500, {}, secret), kind: "status" },
  { name: "status-502", answer: status(502, {}, `<h1>${secret}</h1>`), kind: "status" },
  { name: "status-503", answer: status(503, { "Retry-After": "120" }, secret), kind: "status" },
  { name: "status-429", answer: status(429, { "Retry-After": "1" }, secret), kind: "status" },
];

/** Responses of a working upstream that are negative or invalid. */
export const wrongAnswers: readonly Fault[] = [
  { name: "truncated", answer: text(envelope.slice(0, -9)), kind: "not-json" },
  {
    name: "html",
    answer: text(`<!doctype html><title>${secret}</title>`, "text/html"),
    kind: "not-json",
  },
  { name: "html-called-json", answer: text(`<h1>${secret}</h1>`), kind: "not-json" },
  { name: "nothing", answer: text(""), kind: "not-json" },
  { name: "no-content", answer: status(204), kind: "not-json" },
  {
    name: "utf-16",
    answer: encoded("identity", Buffer.from(envelope, "utf16le")),
    kind: "not-json",
  },
  { name: "not-a-number", answer: text('{"code":"CHASE-1000","data":NaN}'), kind: "not-json" },
  {
    name: "too-short-a-length",
    answer: raw("HTTP/1.1 200 OK", "Content-Length: 9", "", envelope),
    kind: "not-json",
  },
  { name: "json-null", answer: json(null), kind: "null" },
  { name: "no-envelope", answer: json([secret]), kind: "code" },
  {
    name: "wrong-code",
    answer: json({ code: "CHASE-2001", message: secret, data: secret }),
    kind: "code",
  },
  {
    name: "code-of-other-lines",
    answer: json({ code: `a\r\nupstream GET ${secret}`, message: secret }),
    kind: "code",
  },
  { name: "no-data", answer: json({ code: "CHASE-1000", message: secret }), kind: "no-data" },
  {
    name: "data-null",
    answer: json({ code: "CHASE-1000", message: secret, data: null }),
    kind: "no-data",
  },
  { name: "data-zero", answer: ok(0), kind: "shape" },
  { name: "data-text", answer: ok(secret), kind: "shape" },
  { name: "data-true", answer: ok(true), kind: "shape" },
  { name: "list-of-lists", answer: ok([[secret], [secret]]), kind: "shape" },
  {
    name: "wrong-types",
    answer: ok({ category: 7, "1": 7, pageLeft: { a: secret }, title: [], location: 9 }),
    kind: "shape",
  },
  {
    name: "arrays-3000-deep",
    answer: text(`{"code":"CHASE-1000","data":${"[".repeat(3_000)}${"]".repeat(3_000)}}`),
    kind: "shape",
  },
  {
    name: "objects-100000-deep",
    answer: text(
      `{"code":"CHASE-1000","data":${'{"pageLeft":'.repeat(100_000)}1${"}".repeat(100_000)}}`,
    ),
    kind: "too-large",
  },
  {
    name: "code-100000-deep",
    answer: text(`{"code":${"[".repeat(100_000)}${"]".repeat(100_000)}}`),
    kind: "code",
  },
  { name: "status-400", answer: status(400, {}, secret), kind: "status" },
  { name: "status-404", answer: status(404, {}, envelope), kind: "status" },
  { name: "status-410", answer: status(410), kind: "status" },
  {
    name: "redirect-loop",
    answer: (request, response) => status(302, { Location: request.url! })(request, response),
    kind: "status",
  },
  {
    name: "redirect-elsewhere",
    answer: status(301, { Location: "http://169.254.169.254/latest/meta-data" }, secret),
    kind: "status",
  },
  { name: "gzip-bomb", answer: gzipped(Buffer.alloc(60_000_000, " ")), kind: "too-large" },
  { name: "body-of-50-mb", answer: long(50_000_000), kind: "too-large" },
  { name: "no-gzip", answer: encoded("gzip", Buffer.from(envelope)), kind: "encoding" },
  { name: "gzip-called-brotli", answer: encoded("br", gzipSync(envelope)), kind: "encoding" },
  {
    name: "gzip-called-plain",
    answer: encoded("identity", gzipSync(envelope)),
    kind: "not-json",
  },
  {
    name: "half-a-gzip",
    answer: encoded("gzip", gzipSync(envelope).subarray(0, 25)),
    kind: "not-json",
  },
  { name: "unknown-encoding", answer: encoded("x-ink", gzipSync(envelope)), kind: "not-json" },
];
