import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import { env } from "~/env.server";
import { getCached, type CachePolicy } from "./cache.server";
import { isEmpty, unwrap } from "./envelope";
import { logFailure, UpstreamError } from "./failure";
import { encodePath } from "./path-segment";
import { noteFreshUntil } from "./request-context.server";
import { readBody, request } from "./request.server";
import { waitFor } from "./waiting.server";

type Method = "GET" | "POST" | "DELETE";

interface Declaration<Schema, Body> {
  /** The schema of the data, in which `{}`, `[]` and "" become undefined. */
  schema: Schema;
  method?: Method;
  /** The schema of the request body. */
  body?: Body;
  /** The cache policy; by default, answers are not cached. */
  cache?: CachePolicy;
  /** The data if the upstream has none; by default, an error is thrown. */
  absent?: z.output<Schema>;
}

type ParameterName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterName<Rest>
  : never;

/** The values of the path's parameters by name, and the request body. */
type Input<Path extends string, Body> = Readonly<Record<ParameterName<Path>, string | number>> &
  (Body extends z.ZodType ? { body: z.input<Body> } : unknown);

/** Lists inputs. @param mayWrite whether it may call what changes the upstream's data */
type ListInputs<In> = (mayWrite: boolean) => readonly In[] | Promise<readonly In[]>;

/** The inputs for `npm run upstream:check`, from which a function may request other data. */
type Examples<In> = object extends In
  ? { examples?: undefined }
  : { examples: readonly In[] | ListInputs<In> };

/** Any declared call, for code that lists all calls. */
export interface ApiCall {
  readonly path: string;
  readonly method: Method;
  readonly schema: z.ZodType;
  readonly body?: z.ZodType | undefined;
  readonly cache?: CachePolicy | undefined;
  readonly examples: readonly object[] | ListInputs<object>;
}

/**
 * Declares a call of the v1 API. The result is a function of the path's parameters, which throws an
 * `UpstreamError`:
 *
 *     const fetchCharacter = defineCall("v1/characters/{name}", {
 *       schema,
 *       cache: cachePolicies.story,
 *       examples: [{ name: "chase" }],
 *     });
 *     const vixy = await fetchCharacter({ name: "vixy" });
 *
 * The second argument of the function tests whether an answer contains what the caller needs; see
 * `getCached`.
 */
export function defineCall<
  const Path extends string,
  Schema extends z.ZodType,
  Body extends z.ZodType | undefined = undefined,
>(path: Path, declaration: Declaration<Schema, Body> & Examples<Input<Path, Body>>) {
  const { method = "GET", schema, body, cache, absent, examples = [{}] } = declaration;
  type IsComplete = (data: z.output<Schema>) => boolean;

  async function call(
    ...[input, isComplete]: object extends Input<Path, Body>
      ? [input?: Input<Path, Body>, isComplete?: IsComplete]
      : [input: Input<Path, Body>, isComplete?: IsComplete]
  ): Promise<z.output<Schema>> {
    const ask = () => uncached(input);
    if (!cache) noteFreshUntil(0);
    const filled = fill(input);
    const answer = cache ? getCached(filled, cache, ask, { isComplete, absent }) : ask();
    return waitFor(`${method} ${path}`, filled, answer);
  }
  const fill = (input: object = {}) => fillPath(path, input as Record<string, unknown>);
  /** Makes the API call even if the answer is cached. */
  const uncached = (input: Parameters<typeof call>[0]) => {
    const { body: payload } = { ...input } as { body?: unknown };
    return load(`${method} ${path}`, fill(input), schema, payload);
  };
  return Object.assign(call, { path, method, schema, body, cache, examples, uncached });
}

/** Replaces the parameters in a path by encoded path segments. */
export function fillPath(path: string, parameters: Record<string, unknown>): string {
  const segments = path.split("/");
  return encodePath(
    segments.map((segment) =>
      segment.replace(/\{(\w+)\}/g, (_braces, name: string) => String(parameters[name])),
    ),
  );
}

/** Makes an API call and parses the data of the answer. */
function load<Schema extends z.ZodType>(
  name: string,
  path: string,
  schema: Schema,
  payload: unknown,
): Promise<z.output<Schema>> {
  const [method = ""] = name.split(" ");
  return logFailure(method, path, async () => {
    const data = unwrap(await send(name, path, payload));
    // Lets the process respond to other requests before it parses a long answer.
    await nextTurn();
    const isMissing = isEmpty(data);
    const { data: value, error } = await schema.safeParseAsync(isMissing ? undefined : data);
    if (error && isMissing) throw new UpstreamError("no-data", "the data are empty");
    if (error) throw new UpstreamError("shape", describeIssue(error));
    const count = Object.keys(Object(data) as object).length;
    if (Array.isArray(value) && value.length < count) {
      console.warn(`upstream ${method} ${path} left out ${count - value.length} of ${count} items`);
    }
    return value as z.output<Schema>;
  });
}

function describeIssue({ issues: [issue] }: z.ZodError): string {
  return `${z.core.toDotPath(issue!.path) || "data"}: ${issue!.message}`;
}

/**
 * Fetches a document that has no envelope. The document is cached.
 *
 * @throws {UpstreamError} of any kind; `shape` for an invalid document
 */
export function fetchDocument(
  path: string,
  cache: CachePolicy,
  isValid: (text: string) => boolean,
): Promise<string> {
  const name = `GET ${path}`;
  const ask = () =>
    logFailure("GET", path, async () => {
      const text = await send(name, path);
      if (!isValid(text)) throw new UpstreamError("shape", "not such a document");
      return text;
    });
  return waitFor(name, path, getCached(path, cache, ask));
}

/** Sends an API call. @param name method and path with names of parameters @returns the body */
export function send(name: string, path: string, payload?: unknown): Promise<string> {
  const [method = "GET"] = name.split(" ");
  const url = `${env.UPSTREAM_URL}/${path}${env.UPSTREAM_SUFFIX}`;
  const body = payload === undefined ? null : JSON.stringify(payload);
  const headers = { "Content-Type": "application/json" };
  return request(url, { name, method, body, ...(body && { headers }) }, async (response) =>
    new TextDecoder().decode(await readBody(response)),
  );
}
