import { describe, expect, it } from "vitest";
import {
  isNotFound,
  orUndefined,
  classifyFailure,
  UpstreamError,
  type FailureKind,
  type Outcome,
} from "./failure";

const failure = (kind: FailureKind, status?: number) =>
  new UpstreamError(kind, "", status === undefined ? {} : { status });

describe("the reason of a failed call", () => {
  const unfit = ["too-large", "encoding", "not-json", "null", "code", "no-data", "shape"] as const;
  it.each<[Outcome, UpstreamError]>([
    ["absent", failure("status", 404)],
    ["absent", failure("status", 403)],
    ["absent", failure("status", 301)],
    ["absent", failure("bad-path")],
    ["unavailable", failure("status", 500)],
    ["unavailable", failure("status", 429)],
    ["unavailable", failure("refused")],
    ["unavailable", failure("timeout")],
    ["unavailable", failure("open-circuit")],
    ["unavailable", failure("busy")],
    ...unfit.map((kind): [Outcome, UpstreamError] => ["unfit", failure(kind)]),
  ])("is %s: %o", (outcome, error) => {
    expect(classifyFailure(error)).toBe(outcome);
    expect(orUndefined(error)).toBeUndefined();
  });

  it("is an unknown thing for a 404 and for an invalid path only", () => {
    expect(isNotFound(failure("status", 404))).toBe(true);
    expect(isNotFound(failure("bad-path"))).toBe(true);
    expect(isNotFound(failure("status", 403))).toBe(false);
    expect(isNotFound(failure("refused"))).toBe(false);
    expect(isNotFound(failure("code"))).toBe(false);
  });

  it("is undefined for other errors", () => {
    const bug = new TypeError("x is undefined");
    expect(() => classifyFailure(bug)).toThrow(bug);
    expect(() => orUndefined(bug)).toThrow(bug);
    expect(() => isNotFound(bug)).toThrow(bug);
  });
});
