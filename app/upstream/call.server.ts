import type { z } from "zod";
import { env } from "~/env.server";
import {
  fillSegments,
  type ParametersOf,
  type ReadCall,
  type TextCall,
  type WriteCall,
} from "./api-call";
import { cached } from "./cache.server";
import { replaceUnprintable, unwrap } from "./envelope";
import { UpstreamError } from "./failure";
import { isPathSegment } from "./path-segment";
import { readData } from "./read-data";
import { request } from "./request.server";
import { nextTurn } from "./slices";

const decoder = new TextDecoder();

/** Decodes UTF-8, and bytes that are none as Windows-1252, which contains ISO-8859-1. */
function decodeDocument(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** A response of this size takes milliseconds to read. */
const LONG_RESPONSE_BYTES = 100_000;

/** Values and escapes take time to parse, beside the bytes. */
const MAX_JSON_TOKENS = 250_000;
const isToken = new Uint8Array(256);
for (const character of "[{:,\\") isToken[character.charCodeAt(0)] = 1;

/**
 * Joins path segments, each percent-encoded on its own.
 *
 * @throws {UpstreamError} of kind bad-path for a segment that is empty, or that a server could decode into another path
 */
export function encodePath(segments: readonly (string | number)[]): string {
  return segments
    .map((segment) => {
      const text = String(segment);
      if (!isPathSegment(text)) {
        throw new UpstreamError("bad-path", "not sent: a segment is empty, dots or a path");
      }
      return encodeURIComponent(text);
    })
    .join("/");
}

/** A call without parameters needs no second argument. */
type ReadArguments<Call extends ReadCall> = keyof Call["parameters"] extends never
  ? []
  : [parameters: ParametersOf<Call>, hasIt?: (data: z.output<Call["read"]>) => boolean];

/**
 * Fetches the data of a call, validated and cached as the call declares.
 *
 * @param hasIt whether data have what the caller looks for: a cached answer that lacks it is renewed first; see `cached`
 * @throws {UpstreamError} of every kind
 */
export async function fetchData<Call extends ReadCall>(
  call: Call,
  ...[parameters, hasIt]: ReadArguments<Call>
): Promise<z.output<Call["read"]>> {
  const path = fillPath(call, { ...parameters });
  const load = (onIncomplete?: () => void) =>
    requestData(call, path, async (data): Promise<z.output<Call["read"]>> => {
      if (call.empty && isEmpty(data)) return call.empty.value as z.output<Call["read"]>;
      const input = call.prepare ? call.prepare(data) : data;
      return readLogged(call, path, call.read as Call["read"], input, onIncomplete);
    });
  return call.cache === "never" ? load() : cached(path, call.cache, load, hasIt);
}

/**
 * Sends a call that changes something. Its response is neither cached nor shared.
 *
 * @param body the JSON of the request, for a call that has any
 * @throws {UpstreamError} of every kind
 */
export async function send<Call extends WriteCall>(
  call: Call,
  parameters: ParametersOf<Call>,
  ...[body]: Call["body"] extends z.ZodType ? [body: z.input<Call["body"]>] : []
): Promise<z.output<Call["data"]>> {
  const path = fillPath(call, { ...parameters });
  return requestData(
    call,
    path,
    (data) => readLogged(call, path, call.data as Call["data"], data),
    body as object,
  );
}

/**
 * Fetches a document without an envelope, cached.
 *
 * @throws {UpstreamError} of every kind; shape for an invalid document
 */
export function fetchText({ path: template, cache, mend, isValid }: TextCall): Promise<string> {
  const path = fillPath({ path: template }, {});
  return cached(path, cache, () =>
    logFailure("GET", path, async () => {
      const { status, chunks } = await request(toUrl(path), { call: template });
      if (status >= 300) throw new UpstreamError("status", String(status), { status });
      const decoded = decodeDocument(Buffer.concat(chunks));
      const text = mend ? mend(decoded) : decoded;
      if (!(await isValid(text))) throw new UpstreamError("shape", "not such a document");
      return text;
    }),
  );
}

/** Validates data, and logs what is left out. */
async function readLogged<Schema extends z.ZodType>(
  { method, identify }: { method: string; identify?: (item: never) => unknown },
  path: string,
  schema: Schema,
  data: unknown,
  onIncomplete?: () => void,
): Promise<z.output<Schema>> {
  const { value, leftOut, isIncomplete } = await readData(schema, data);
  if (isIncomplete) onIncomplete?.();
  if (identify) removeRepeated(value as never[], identify, leftOut);
  if (leftOut.length > 0) {
    const more = leftOut.length > 5 ? " and more" : "";
    const shown = leftOut.slice(0, 5).join(", ");
    console.warn(`upstream ${method} ${path} left out ${shown}${more}`);
  }
  return value;
}

function removeRepeated<Item>(list: Item[], identify: (item: Item) => unknown, leftOut: string[]) {
  const known = new Set();
  const kept = list.filter((item) => known.size < known.add(identify(item)).size);
  if (kept.length === list.length) return;
  leftOut.unshift(`${list.length - kept.length} named as an earlier item`);
  list.splice(0, list.length, ...kept);
}

/** Whether data are empty as the wire contract defines it: `{}`, `[]` or `""`. */
export function isEmpty(data: unknown): boolean {
  return data === "" || (typeof data === "object" && data !== null && !Object.keys(data).length);
}

/** Sends a request and reads the data of its envelope. */
function requestData<Value>(
  {
    method,
    path: call,
    isPolled,
  }: { method: string; path: string; isPolled?: boolean | undefined },
  path: string,
  readAs: (data: unknown) => Promise<Value>,
  payload?: object,
): Promise<Value> {
  const init: RequestInit = payload
    ? { method, body: JSON.stringify(payload), headers: { "Content-Type": "application/json" } }
    : { method };
  return logFailure(method, path, async () => {
    const { status, chunks } = await request(toUrl(path), {
      init,
      call: `${method} ${call}`,
      isPolled,
    });
    const body = Buffer.concat(chunks);
    const isLong = body.byteLength >= LONG_RESPONSE_BYTES;
    // Checking, parsing, reading and using a long response each take a turn: other requests are served in between.
    if (isLong) await nextTurn();
    if (isLong && countTokens(body) > MAX_JSON_TOKENS) {
      throw new UpstreamError("too-large", `more than ${MAX_JSON_TOKENS} tokens of JSON`);
    }
    if (isLong) await nextTurn();
    const text = replaceUnprintable(decoder.decode(body));
    if (isLong) await nextTurn();
    const data = unwrap(status, text);
    if (isLong) await nextTurn();
    const value = await readAs(data);
    if (isLong) await nextTurn();
    return value;
  });
}

function countTokens(json: Uint8Array): number {
  let count = 0;
  // By index: the iterator takes five times as long until it is optimized, 50 ms for 2 MB.
  for (let at = 0; at < json.length; at += 1) count += isToken[json[at]!]!;
  return count;
}

function fillPath({ path }: { path: string }, parameters: Record<string, unknown>): string {
  return `v1/${encodePath(fillSegments(path, parameters))}`;
}

function toUrl(path: string): string {
  return `${env.UPSTREAM_URL}/${path}${env.UPSTREAM_SUFFIX}`;
}

/** Logs one line when a call fails. The line holds nothing of the response. */
export async function logFailure<Value>(
  method: string,
  path: string,
  send: () => Promise<Value>,
): Promise<Value> {
  const start = performance.now();
  try {
    return await send();
  } catch (error) {
    const reason = error instanceof UpstreamError ? describe(error) : String(error);
    const milliseconds = Math.round(performance.now() - start);
    console.warn(`upstream ${method} ${path} ${reason} ${milliseconds} ms`);
    throw error;
  }
}

/** The kind of an error, and its message unless the upstream wrote that. */
function describe({ kind, message, code }: UpstreamError): string {
  if (kind === "code") return /^[\w-]{1,40}$/.test(code ?? "") ? `code (${code})` : "code";
  return kind === "shape" ? "shape" : `${kind} (${message})`;
}
