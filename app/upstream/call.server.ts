import type { z } from "zod";
import { env } from "~/env.server";
import {
  segmentsOf,
  type ParametersOf,
  type ReadCall,
  type TextCall,
  type WriteCall,
} from "./api-call";
import { cached } from "./cache.server";
import { unwrap } from "./envelope";
import { UpstreamError } from "./failure";
import { isPathSegment } from "./path-segment";
import { readData } from "./read-data";
import { request } from "./request.server";
import { nextTurn } from "./slices";

const decoder = new TextDecoder();

/** An answer of so many bytes takes milliseconds to read. */
const LONG_ANSWER_BYTES = 200_000;

/** What of JSON takes time to parse, beside its bytes: values, and characters that are written as escapes. */
const MAX_JSON_TOKENS = 250_000;
const tokens = new Uint8Array(256);
for (const character of "[{:,\\") tokens[character.charCodeAt(0)] = 1;

/**
 * Joins path segments, each percent-encoded on its own.
 *
 * @throws {UpstreamError} of kind bad-path for a segment that is empty, or that some server on the way
 * might decode into another path
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

/** The last arguments of a call: its parameters, if its path has any. */
type Values<Call extends { parameters: object }> = keyof Call["parameters"] extends never
  ? []
  : [parameters: ParametersOf<Call>];

/**
 * Makes a call that reads: envelope off, data validated, and cached as the call declares. What is
 * left out of the answer is logged.
 *
 * @throws {UpstreamError} of every kind
 */
export async function fetchData<
  Path extends string,
  Parameters extends object,
  Read extends z.ZodType,
>(
  call: ReadCall<Path, Parameters, z.ZodType, Read>,
  ...[parameters]: Values<{ parameters: Parameters }>
): Promise<z.output<Read>> {
  const path = pathOf(call, { ...parameters });
  const load = (onIncomplete?: () => void) =>
    exchange(call, path, (data) => read(call, path, data, onIncomplete));
  return call.cache === "never" ? load() : cached(path, call.cache, load);
}

/**
 * Makes a call that writes. Its answer is neither cached nor shared.
 *
 * @param body the JSON of the request, for a call that has any
 * @throws {UpstreamError} of every kind
 */
export async function send<Call extends WriteCall>(
  call: Call,
  parameters: ParametersOf<Call>,
  ...[body]: Call["body"] extends z.ZodType ? [body: z.input<Call["body"]>] : []
): Promise<z.output<Call["data"]>> {
  const path = pathOf(call, { ...parameters });
  const schema = call.data as Call["data"];
  const read = (data: unknown) => readLogged(call, path, schema, data);
  return exchange(call, path, read, body as object);
}

/**
 * Makes a call whose answer is a document without an envelope, cached.
 *
 * @throws {UpstreamError} of every kind; shape for another document
 */
export async function fetchText(call: TextCall<string, object>): Promise<string> {
  const path = pathOf(call, {});
  return cached(path, call.cache, () =>
    logged("GET", path, async () => {
      const { status, parts } = await request(address(path));
      if (status >= 300) throw new UpstreamError("status", String(status), { status });
      const text = decoder.decode(Buffer.concat(parts));
      if (!call.isWanted(text)) throw new UpstreamError("shape", "not such a document");
      return text;
    }),
  );
}

async function read<Read extends z.ZodType>(
  call: ReadCall<string, object, z.ZodType, Read>,
  path: string,
  data: unknown,
  onIncomplete?: () => void,
): Promise<z.output<Read>> {
  if (call.empty && isEmpty(data)) return call.empty.value;
  const prepared = call.prepare ? call.prepare(data) : data;
  return readLogged(call, path, call.read, prepared, onIncomplete);
}

async function readLogged<Schema extends z.ZodType>(
  { method }: { method: string },
  path: string,
  schema: Schema,
  data: unknown,
  onIncomplete?: () => void,
): Promise<z.output<Schema>> {
  const { value, leftOut, isIncomplete } = await readData(schema, data);
  if (isIncomplete) onIncomplete?.();
  if (leftOut.length > 0) console.warn(`upstream ${method} ${path} left out ${listed(leftOut)}`);
  return value;
}

/** Whether an answer says that there is nothing, as the wire contract has it. */
export function isEmpty(data: unknown): boolean {
  return data === "" || (typeof data === "object" && data !== null && !Object.keys(data).length);
}

/** A few of a list that may be long. */
function listed(items: readonly string[]): string {
  const shown = items.slice(0, 5).join(", ");
  return items.length > 5 ? `${shown} and ${items.length - 5} more` : shown;
}

/** Sends one call, takes the envelope off and reads the data. */
function exchange<Value>(
  call: ReadCall<string, object> | WriteCall,
  path: string,
  readAs: (data: unknown) => Promise<Value>,
  payload?: object,
): Promise<Value> {
  const { method } = call;
  const init: RequestInit = payload
    ? { method, body: JSON.stringify(payload), headers: { "Content-Type": "application/json" } }
    : { method };
  return logged(method, path, async () => {
    const { status, parts } = await request(address(path), { init });
    const body = Buffer.concat(parts);
    if (body.byteLength < LONG_ANSWER_BYTES) return readAs(unwrap(status, decoder.decode(body)));
    if (countTokens(body) > MAX_JSON_TOKENS) {
      throw new UpstreamError("too-large", `more than ${MAX_JSON_TOKENS} tokens of JSON`);
    }
    // It is long to take apart, to read and to use: each has a turn, and others are in between.
    await nextTurn();
    const data = unwrap(status, decoder.decode(body));
    await nextTurn();
    const value = await readAs(data);
    await nextTurn();
    return value;
  });
}

function countTokens(json: Uint8Array): number {
  let count = 0;
  for (const byte of json) count += tokens[byte]!;
  return count;
}

function pathOf({ path }: { path: string }, parameters: Readonly<Record<string, unknown>>): string {
  return `v1/${encodePath(segmentsOf(path, parameters))}`;
}

function address(path: string): string {
  return `${env.UPSTREAM_URL}/${path}${env.UPSTREAM_SUFFIX}`;
}

/** One line for each call that failed, never with what was in it. */
export async function logged<Value>(
  method: string,
  path: string,
  send: () => Promise<Value>,
): Promise<Value> {
  const start = performance.now();
  try {
    return await send();
  } catch (error) {
    const kind = error instanceof UpstreamError ? reason(error) : String(error);
    console.warn(`upstream ${method} ${path} ${kind} ${Math.round(performance.now() - start)} ms`);
    throw error;
  }
}

/** The kind, and what of the rest was not written by the upstream, or can do no harm in a log. */
function reason({ kind, message, code }: UpstreamError): string {
  if (kind === "code") return /^[\w-]{1,40}$/.test(code ?? "") ? `code (${code})` : "code";
  return kind === "shape" ? "shape" : `${kind} (${message})`;
}
