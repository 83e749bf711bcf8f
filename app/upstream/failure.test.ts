import { expect, it } from "vitest";
import { classifyFailure, isNotFound, orUndefined, UpstreamError, type Outcome } from "./failure";

const status = (code: number) => new UpstreamError("status", "", { status: code });
const ofKind = (kind: ConstructorParameters<typeof UpstreamError>[0]) =>
  new UpstreamError(kind, "");

it.each<[Outcome, isNotFound: boolean, UpstreamError]>([
  ["absent", true, status(404)],
  ["absent", true, ofKind("bad-path")],
  ["absent", false, status(301)],
  ["absent", false, status(403)],
  ["unavailable", false, status(429)],
  ["unavailable", false, status(500)],
  ["unavailable", false, ofKind("refused")],
  ["unavailable", false, ofKind("timeout")],
  ["unavailable", false, ofKind("truncated")],
  ["unavailable", false, ofKind("open-circuit")],
  ["unavailable", false, ofKind("busy")],
  ["unfit", false, ofKind("too-large")],
  ["unfit", false, ofKind("not-json")],
  ["unfit", false, ofKind("code")],
  ["unfit", false, ofKind("shape")],
])("a failed call is %s, and isNotFound is %s (%o)", (outcome, isUnknown, error) => {
  expect(classifyFailure(error)).toBe(outcome);
  expect(isNotFound(error)).toBe(isUnknown);
  expect(orUndefined(error)).toBeUndefined();
});

it("rethrows any other error", () => {
  const bug = new TypeError("x is undefined");
  for (const policy of [classifyFailure, orUndefined, isNotFound]) {
    expect(() => policy(bug)).toThrow(bug);
  }
});
