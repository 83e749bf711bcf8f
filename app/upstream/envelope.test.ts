import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { replaceUnprintable, unwrap } from "./envelope";
import { UpstreamError } from "./failure";

const good = (data: unknown) => JSON.stringify({ code: "CHASE-1000", message: "OK", data });

function failure(status: number, text: string): UpstreamError {
  try {
    unwrap(status, text);
  } catch (error) {
    if (error instanceof UpstreamError) return error;
    throw error;
  }
  throw new Error("no failure");
}

describe("a good envelope", () => {
  it.each([
    ["an empty object", {}],
    ["an empty list", []],
    ["an empty text", ""],
    ["the number 0", 0],
    ["false", false],
  ])("returns its data when that is %s", (_name, data) => {
    expect(unwrap(200, good(data))).toEqual(data);
  });

  it("is accepted with any status below 300", () => {
    expect(unwrap(201, good(1))).toBe(1);
    expect(unwrap(299, good(1))).toBe(1);
  });
});

describe("characters that no document can contain", () => {
  it.each([
    ["NUL", "a\\u0000b", "a\ufffdb"],
    ["a high surrogate", "a\\ud83eb", "a\ufffdb"],
    ["a low surrogate", "a\\uDD8Ab", "a\ufffdb"],
    ["separate surrogates", "\\ud83e \\udd8a", "\ufffd \ufffd"],
  ])("are replaced: %s", (_name, escaped, text) => {
    expect(JSON.parse(replaceUnprintable(`"${escaped}"`))).toBe(text);
  });

  it.each([
    ["a surrogate pair", "\\ud83e\\udd8a", "🦊"],
    ["a pair in capitals", "\\uD83E\\uDD8A\\u0041", "🦊A"],
    ["an escaped backslash", "\\\\u0000", "\\u0000"],
  ])("are kept: %s", (_name, escaped, text) => {
    expect(JSON.parse(replaceUnprintable(`"${escaped}"`))).toBe(text);
  });
});

describe("a failure", () => {
  it.each([300, 503])("has the status %i", (status) => {
    expect(failure(status, good(1))).toMatchObject({ kind: "status", status });
  });

  it.each([
    ["nothing", ""],
    ["truncated JSON", '{"code":"CHASE-1000","data":{"1"'],
    ["HTML", "<!doctype html><title>Back soon</title>"],
  ])("is not-json for %s", (_name, text) => {
    expect(failure(200, text).kind).toBe("not-json");
  });

  it("is null for a JSON body of null", () => {
    expect(failure(200, "null")).toMatchObject({ kind: "null", message: "null" });
  });

  it("reads `code: message` for another code", () => {
    expect(
      failure(200, '{"code":"CHASE-2001","message":"The ink ran dry","data":{"a":1}}'),
    ).toMatchObject({
      kind: "code",
      code: "CHASE-2001",
      message: "CHASE-2001: The ink ran dry",
    });
  });

  it.each(["1", '"text"', "[]", "{}", "true", '{"code":1000,"data":1}', '{"code":null,"data":1}'])(
    "is code for the envelope %s",
    (text) => {
      expect(failure(200, text).kind).toBe("code");
    },
  );

  it.each(['{"toString":1}', '{"toString":1,"valueOf":1}', "[[[]]]"])(
    "is code for a code or message of %s",
    (odd) => {
      expect(failure(200, `{"code":${odd},"message":"m"}`).kind).toBe("code");
      expect(failure(200, `{"code":"CHASE-1","message":${odd}}`).kind).toBe("code");
    },
  );

  it.each([
    ["missing", '{"code":"CHASE-1000","message":"OK"}'],
    ["null", '{"code":"CHASE-1000","message":"OK","data":null}'],
  ])("has the code CHASE-0000 when data is %s", (_name, text) => {
    expect(failure(200, text)).toMatchObject({ kind: "no-data", code: "CHASE-0000" });
  });
});

it.each([
  ["status before JSON", 502, "<h1>Bad gateway</h1>", "status"],
  ["status before null", 500, "null", "status"],
  ["status before code", 404, '{"code":"CHASE-1404","data":null}', "status"],
  ["code before data", 200, '{"code":"CHASE-2001"}', "code"],
])("the order of the checks is %s", (_name, status, text, kind) => {
  expect(failure(status, text).kind).toBe(kind);
});

describe("any input:", () => {
  const outcome = (status: number, text: string): "data" | "failure" => {
    try {
      unwrap(status, text);
      return "data";
    } catch (error) {
      if (error instanceof UpstreamError) return "failure";
      throw error;
    }
  };

  it("any envelope is data or an UpstreamError", () => {
    const field = fc.oneof(fc.jsonValue(), fc.constantFrom("CHASE-1000", null, 0, ""));
    const envelope = fc.record({ code: field, message: field, data: field }, { requiredKeys: [] });
    fc.assert(
      fc.property(envelope, (body) => {
        const hasData = body.data !== undefined && body.data !== null;
        expect(outcome(200, JSON.stringify(body))).toBe(
          body.code === "CHASE-1000" && hasData ? "data" : "failure",
        );
      }),
    );
  });
});
