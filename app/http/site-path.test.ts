import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseSitePath } from "./site-path";

/** Resolves a link as a browser does. */
const destination = (path: string) => new URL(path, "https://talechasers.example/error");

describe("a path of this site", () => {
  it.each([
    "/",
    "/comics/talechasers/2/3",
    "/galleries/fan-art#42",
    "/error?from=/comics",
    "/search?next=https://evil.example/",
  ])("%s is unchanged", (path) => {
    expect(parseSitePath(path)).toBe(path);
  });

  it("is encoded", () => {
    expect(parseSitePath("/world/Šarn")).toBe("/world/%C5%A0arn");
  });
});

describe("another text never leads to another site", () => {
  it.each([
    ["nothing", undefined],
    ["null", null],
    ["an empty text", ""],
    ["a path of thousands of characters", `/${"š".repeat(1_000)}`],
    ["a relative path", "comics"],
    ["an address of another site", "https://evil.example/"],
    ["a scheme-relative address", "//evil.example"],
    ["three slashes", "///evil.example"],
    ["a backslash", "/\\evil.example"],
    ["two backslashes", "\\\\evil.example"],
    ["a slash behind a tab", "/\t/evil.example"],
    ["a slash behind a newline", "/\n/evil.example"],
    ["a space before the slashes", " //evil.example"],
    ["a script", "javascript:alert(1)"],
    ["a user name", "//talechasers.example@evil.example"],
    ["a broken host", "//["],
    ["dots that vanish", "/.//evil.example"],
    ["a way up that vanishes", "/..//evil.example"],
    ["a folder that vanishes", "/x/..//evil.example"],
    ["encoded dots that vanish", "/%2e//evil.example"],
    ["a dot and a backslash", "/.\\\\evil.example"],
    ["dots and a tab", "/./\t/evil.example"],
  ])("%s", (_name, text) => {
    const path = parseSitePath(text);
    if (path !== undefined) {
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(destination(path).host).toBe("talechasers.example");
    }
  });

  it("and is undefined for a file", () => {
    expect(parseSitePath(new File([], "/comics"))).toBeUndefined();
  });
});

it("never leads to another site for any text", () => {
  const piece = fc.constantFrom("/", "\\", ".", "..", "%2e", "\t", "\n", "@", ":", "evil.example");
  const text = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join("")}`),
    fc.string().map((tail) => `/${tail}`),
    fc.webUrl(),
  );
  fc.assert(
    fc.property(text, (given) => {
      const path = parseSitePath(given);
      if (path !== undefined) expect(destination(path).host).toBe("talechasers.example");
    }),
    { numRuns: 1_000 },
  );
});
