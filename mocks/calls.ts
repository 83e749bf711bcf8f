/**
 * Answers of the fake upstream for a single test; `upstream.resetHandlers()` takes them back. See
 * mocks/README.md.
 */
import { http, HttpResponse, type HttpResponseResolver } from "msw";
import type { ApiCall } from "../app/upstream/api-call";
import { catalogue } from "./catalogue.server";
import type { CallName, DataOf, ParameterNameOf } from "./call-names";
import { ok } from "./envelope";
import { failureResponse, type UpstreamFailure } from "./failures";
import { upstream } from "./index";

/**
 * Lets the upstream answer a call with these data.
 *
 * @param name the call's path, as in `v1/shop/entries` or `POST v1/generators/fursona`; a parameter
 * is filled in, or left in braces for any value
 * @param data what goes into the envelope; of the feed, the document itself
 */
export function mockCall<const Name extends CallName>(name: Name, data: DataOf<Name>): void {
  const { call } = find(name);
  onCall(name, () =>
    "data" in call
      ? ok(data)
      : new HttpResponse(String(data), { headers: { "Content-Type": call.mediaType } }),
  );
}

/**
 * Lets a call fail, so that the site's client throws an `UpstreamError` of this kind. A time-out
 * comes at once.
 *
 * @param status for kind `status`, 500 by default; of 500 and above, and 429, the client tries twice
 * @throws Error for a kind that the call cannot fail by, such as html for a number
 */
export function failCall(name: CallName, kind: "status", status?: number): void;
export function failCall(name: CallName, kind: UpstreamFailure): void;
export function failCall(name: CallName, kind: UpstreamFailure, status = 500): void {
  const { call } = find(name);
  const answer = failureResponse(call, kind, status);
  if (!answer) throw new Error(`${name} cannot fail by ${kind}.`);
  onCall(name, answer);
}

/** Lets a call be answered by a resolver of msw's, for what depends on the request. */
export function onCall<const Name extends CallName>(
  name: Name,
  resolver: HttpResponseResolver<Record<ParameterNameOf<Name>, string>>,
): void {
  const { call, path } = find(name);
  const pattern = `*/${path.replace(/\{(\w+)\}/g, ":$1")}`;
  const method = call.method.toLowerCase() as Lowercase<ApiCall["method"]>;
  upstream.use(http[method](pattern, resolver as HttpResponseResolver));
}

/** The call of a name, and the name's path. */
function find(name: string): { call: ApiCall; path: string } {
  const [, method = "GET", path = ""] = /^(?:([A-Z]+) )?(.*)$/.exec(name) ?? [];
  const segments = path.split("/");
  const call: ApiCall | undefined = catalogue.find((known) => {
    const pattern = known.path.split("/");
    return (
      known.method === method &&
      pattern.length === segments.length &&
      pattern.every((segment, index) => fits(segments[index]!, segment))
    );
  });
  if (!call) throw new Error(`${name} is not in the catalogue of calls.`);
  return { call, path };
}

/** Whether a segment is one of a template, with its parameters filled in or not. */
function fits(segment: string, template: string): boolean {
  return new RegExp(`^${template.replace(/\{\w+\}/g, ".+")}$`).test(segment);
}
