/** Mocks responses of the upstream for a single test; see mocks/README.md. */
import {
  http,
  HttpResponse,
  matchRequestUrl,
  type HttpHandler,
  type HttpResponseResolver,
  type RequestHandlerOptions,
} from "msw";
import type { CallName, DataOf, ParameterNameOf } from "./call-names";
import { ok } from "./envelope";
import { failureResponse, type UpstreamFailure } from "./failures";
import { apiHandlers } from "./handlers/api";

/** The object that mocks change: a test's server, a browser's worker, or a listening upstream. */
interface Target {
  use(...handlers: HttpHandler[]): void;
}

let target: Target | undefined;

/** Sets what the functions of this module change. */
export function setTarget(next: Target): void {
  target = next;
}

/** The name of the only API call without an envelope. */
const feed = "v1/rss/feeds/chase";

/**
 * Mocks the data of a call.
 *
 * @param name the path, such as `v1/shop/entries` or `POST v1/generators/fursona`; a parameter in
 * braces matches any value
 * @param data the data in the envelope; for the feed, the document
 */
export function mockCall<const Name extends CallName>(name: Name, data: DataOf<Name>): void {
  addHandler(createMockHandler(name, data));
}

/**
 * Makes a call fail with an `UpstreamError` of a kind. A timeout occurs immediately. For `shape`,
 * the data is a text, which means an empty result where the site accepts any data: transformations
 * and stream events.
 *
 * @param status for kind `status`, by default 500
 * @throws Error for a kind of failure that the call cannot have
 */
export function failCall(name: CallName, kind: "status", status?: number): void;
export function failCall(name: CallName, kind: UpstreamFailure): void;
export function failCall(name: CallName, kind: UpstreamFailure, status = 500): void {
  addHandler(createFailureHandler(name, kind, status));
}

/** Mocks an API call with an msw resolver. */
export function onCall<const Name extends CallName>(
  name: Name,
  resolver: HttpResponseResolver<Record<ParameterNameOf<Name>, string>>,
): void {
  addHandler(toHandler(name, resolver as HttpResponseResolver));
}

function addHandler(handler: HttpHandler): void {
  if (!target) throw new Error("Nothing answers yet: import the upstream, or start a worker.");
  target.use(handler);
}

/** Returns the handler of `mockCall`. */
export function createMockHandler(
  name: string,
  data: unknown,
  options?: RequestHandlerOptions,
): HttpHandler {
  const headers = { "Content-Type": "application/rss+xml" };
  const answer = () => (name === feed ? new HttpResponse(String(data), { headers }) : ok(data));
  return toHandler(name, answer, options);
}

/** Returns the handler of `failCall`. */
export function createFailureHandler(
  name: string,
  kind: UpstreamFailure,
  status = 500,
  options?: RequestHandlerOptions,
): HttpHandler {
  if (name === feed && ["null", "code", "no-data"].includes(kind)) {
    throw new Error(`${name} cannot fail by ${kind}.`);
  }
  return toHandler(name, () => failureResponse(kind, status), options);
}

/** @throws Error for a name that is not a call */
function toHandler(
  name: string,
  resolver: HttpResponseResolver,
  options?: RequestHandlerOptions,
): HttpHandler {
  const [, method = "GET", path = ""] = /^(?:([A-Z]+) )?(.*)$/.exec(name) ?? [];
  const url = new URL(path.replace(/[{}]/g, ""), "http://upstream.test");
  const isKnown = apiHandlers.some(
    ({ info }) => info.method === method && matchRequestUrl(url, info.path as string).matches,
  );
  if (!isKnown) throw new Error(`${name} is not a call of the v1 API.`);
  const pattern = `*/${path.replace(/\{(\w+)\}/g, ":$1")}`;
  return http[method.toLowerCase() as "get" | "post" | "delete"](pattern, resolver, options);
}
