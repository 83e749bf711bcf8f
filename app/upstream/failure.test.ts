import { expect, it } from "vitest";
import {
  classifyFailure,
  isNotFound,
  orUndefined,
  UpstreamError,
  type FailureKind,
  type Outcome,
} from "./failure";

const status = (code: number) => new UpstreamError("status", "", { status: code });
const unavailable: FailureKind[] = ["refused", "timeout", "truncated", "open-circuit", "busy"];
const unfit: FailureKind[] = ["too-large", "not-json", "null", "code", "no-data", "shape"];

it.each<[Outcome, UpstreamError]>([
  ...[301, 403, 404].map((code): [Outcome, UpstreamError] => ["absent", status(code)]),
  ["absent", new UpstreamError("bad-path", "")],
  ...[429, 500, 503].map((code): [Outcome, UpstreamError] => ["unavailable", status(code)]),
  ...unavailable.map((kind): [Outcome, UpstreamError] => [
    "unavailable",
    new UpstreamError(kind, ""),
  ]),
  ...unfit.map((kind): [Outcome, UpstreamError] => ["unfit", new UpstreamError(kind, "")]),
])("a failed call is %s: %o", (outcome, error) => {
  expect(classifyFailure(error)).toBe(outcome);
  expect(orUndefined(error)).toBeUndefined();
});

it("an unknown thing is a 404 or an invalid path", () => {
  expect(isNotFound(status(404))).toBe(true);
  expect(isNotFound(new UpstreamError("bad-path", ""))).toBe(true);
  expect(isNotFound(status(403))).toBe(false);
  expect(isNotFound(new UpstreamError("refused", ""))).toBe(false);
});

it("any other error is a bug", () => {
  const bug = new TypeError("x is undefined");
  for (const policy of [classifyFailure, orUndefined, isNotFound]) {
    expect(() => policy(bug)).toThrow(bug);
  }
});
