/** Responses of the fake upstream for a single test; see mocks/README.md. */
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
 * @param name the path, as in `v1/shop/entries` or `POST v1/generators/fursona`; a parameter in braces is any value
 * @param data of the envelope; of the feed, the document
 */
export function mockCall<const Name extends CallName>(name: Name, data: DataOf<Name>): void {
  const { call } = findCall(name);
  onCall(name, () =>
    "data" in call
      ? ok(data)
      : new HttpResponse(String(data), { headers: { "Content-Type": call.mediaType } }),
  );
}

/**
 * Lets a call fail with an `UpstreamError` of this kind. A timeout comes at once.
 *
 * @param status for kind `status`, by default 500
 * @throws Error for a kind by which the call cannot fail
 */
export function failCall(name: CallName, kind: "status", status?: number): void;
export function failCall(name: CallName, kind: UpstreamFailure): void;
export function failCall(name: CallName, kind: UpstreamFailure, status = 500): void {
  const { call } = findCall(name);
  const answer = failureResponse(call, kind, status);
  if (!answer) throw new Error(`${name} cannot fail by ${kind}.`);
  onCall(name, answer);
}

/** Lets a resolver of msw answer a call. */
export function onCall<const Name extends CallName>(
  name: Name,
  resolver: HttpResponseResolver<Record<ParameterNameOf<Name>, string>>,
): void {
  const { call, path } = findCall(name);
  const pattern = `*/${path.replace(/\{(\w+)\}/g, ":$1")}`;
  const method = call.method.toLowerCase() as Lowercase<ApiCall["method"]>;
  upstream.use(http[method](pattern, resolver as HttpResponseResolver));
}

/** Finds the call of a name. */
function findCall(name: string): { call: ApiCall; path: string } {
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

/** Whether a segment matches the template, with or without values of parameters. */
function fits(segment: string, template: string): boolean {
  return new RegExp(`^${template.replace(/\{\w+\}/g, ".+")}$`).test(segment);
}
