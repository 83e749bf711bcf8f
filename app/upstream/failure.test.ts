import { expect, it } from "vitest";
import {
  classifyFailure,
  isHostFailure,
  orUndefined,
  UpstreamError,
  type FailureKind,
  type Outcome,
} from "./failure";

const status = (code: number) => new UpstreamError("status", "", { status: code });
const ofKind = (kind: FailureKind) => new UpstreamError(kind, "");

it.each<[Outcome, isOfHost: boolean, UpstreamError]>([
  ["absent", false, status(404)],
  ["absent", false, status(410)],
  ["absent", false, ofKind("no-data")],
  ["absent", false, ofKind("bad-path")],
  ["unavailable", true, status(429)],
  ["unavailable", true, status(502)],
  ["unavailable", true, status(503)],
  ["unavailable", true, status(504)],
  ["unavailable", true, ofKind("refused")],
  ["unavailable", true, ofKind("timeout")],
  ["unavailable", false, status(500)],
  ["unavailable", false, status(501)],
  ["unavailable", false, ofKind("truncated")],
  ["unavailable", false, ofKind("open-circuit")],
  ["unavailable", false, ofKind("busy")],
  ["invalid", false, status(301)],
  ["invalid", false, status(403)],
  ["invalid", false, ofKind("too-large")],
  ["invalid", false, ofKind("not-json")],
  ["invalid", false, ofKind("null")],
  ["invalid", false, ofKind("code")],
  ["invalid", false, ofKind("shape")],
])("classifyFailure returns %s and isHostFailure returns %s for %o", (outcome, isOfHost, error) => {
  expect(classifyFailure(error)).toBe(outcome);
  expect(isHostFailure(error)).toBe(isOfHost);
  expect(orUndefined(error)).toBeUndefined();
});

it("an error that is no failed API call is thrown again", () => {
  const bug = new TypeError("x is undefined");
  for (const policy of [classifyFailure, orUndefined]) expect(() => policy(bug)).toThrow(bug);
});
