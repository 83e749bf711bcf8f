import type { z } from "zod";
import { env } from "~/env.server";
import {
  segmentsOf,
  type LeaveOut,
  type ParametersOf,
  type ReadCall,
  type TextCall,
  type WriteCall,
} from "./api-call";
import { cached, type CachePolicy } from "./cache.server";
import { unwrap } from "./envelope";
import { UpstreamError } from "./failure";
import { request } from "./request.server";

const decoder = new TextDecoder();

/**
 * Joins path segments, each percent-encoded on its own.
 *
 * @throws {UpstreamError} of kind bad-path for an empty segment or one of dots, which URL parsers
 * would resolve into a different path
 */
export function encodePath(segments: readonly (string | number)[]): string {
  return segments
    .map((segment) => {
      const text = String(segment);
      if (text === "" || text === "." || text === ".." || !text.isWellFormed()) {
        throw new UpstreamError("bad-path", "not sent: a segment is empty, dots or broken text");
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
export function ask<Path extends string, Parameters extends object, Read extends z.ZodType>(
  call: ReadCall<Path, Parameters, z.ZodType, Read>,
  ...[parameters]: Values<{ parameters: Parameters }>
): Promise<z.output<Read>> {
  const segments = segmentsOf(call.path, { ...parameters });
  const leaveOut: LeaveOut = (what) =>
    console.warn(`upstream GET v1/${encodePath(segments)} left out ${what}`);
  const schema = call.read(leaveOut);
  return call.cache === "never"
    ? callNow("GET", segments, schema)
    : getData(segments, schema, call.cache);
}

/**
 * Makes a call that writes.
 *
 * @param body the JSON of the request, for a call that has any
 * @throws {UpstreamError} of every kind
 */
export function send<Call extends WriteCall>(
  call: Call,
  parameters: ParametersOf<Call>,
  ...[body]: Call["body"] extends z.ZodType ? [body: z.input<Call["body"]>] : []
): Promise<z.output<Call["data"]>> {
  const segments = segmentsOf(call.path, { ...parameters });
  return callNow(call.method, segments, call.data as Call["data"], body as object | undefined);
}

/**
 * Makes a call whose answer is a document without an envelope, cached.
 *
 * @throws {UpstreamError} as `getText` does, and of kind shape for another document
 */
export function askText(call: TextCall<string, object>): Promise<string> {
  return getText(segmentsOf(call.path, {}), call.cache, call.isWanted);
}

/**
 * GETs one call of the v1 API: envelope off, data validated, answer cached.
 *
 * @param segments the path after `v1/`
 * @param schema what the site reads of the data; unknown fields are dropped
 * @throws {UpstreamError} of every kind
 */
export async function getData<Schema extends z.ZodType>(
  segments: readonly (string | number)[],
  schema: Schema,
  policy: CachePolicy,
): Promise<z.output<Schema>> {
  const path = `v1/${encodePath(segments)}`;
  return cached(path, policy, () => exchange("GET", path, schema));
}

/**
 * Makes a call whose answer is of this moment alone: it is neither cached nor shared with anybody
 * who asks the same.
 *
 * @param payload the JSON body of a POST
 * @throws {UpstreamError} of every kind
 */
export async function callNow<Schema extends z.ZodType>(
  method: "GET" | "POST" | "DELETE",
  segments: readonly (string | number)[],
  schema: Schema,
  payload?: object,
): Promise<z.output<Schema>> {
  return exchange(method, `v1/${encodePath(segments)}`, schema, payload);
}

/** Sends one call, takes the envelope off and validates the data. */
function exchange<Schema extends z.ZodType>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  schema: Schema,
  payload?: object,
): Promise<z.output<Schema>> {
  const init: RequestInit = payload
    ? { method, body: JSON.stringify(payload), headers: { "Content-Type": "application/json" } }
    : { method };
  return logged(method, path, async () => {
    const { status, body } = await request(address(path), init);
    const result = schema.safeParse(unwrap(status, decoder.decode(body)));
    if (!result.success) throw shapeError(result.error);
    return result.data;
  });
}

/**
 * GETs an answer that has no envelope, such as the feed, cached.
 *
 * @throws {UpstreamError} of kinds bad-path, refused, timeout, too-large, status and open-circuit
 */
export async function getText(
  segments: readonly (string | number)[],
  policy: CachePolicy,
  isWanted: (text: string) => boolean = () => true,
): Promise<string> {
  const path = `v1/${encodePath(segments)}`;
  return cached(path, policy, () =>
    logged("GET", path, async () => {
      const { status, body } = await request(address(path));
      if (status >= 300) throw new UpstreamError("status", String(status), { status });
      const text = decoder.decode(body);
      if (!isWanted(text)) throw new UpstreamError("shape", "not such a document");
      return text;
    }),
  );
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

function shapeError(error: z.ZodError): UpstreamError {
  const issue = error.issues[0];
  const field = issue?.path.join(".") || "data";
  return new UpstreamError("shape", `${field}: ${issue?.message}`);
}
