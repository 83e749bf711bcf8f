import { describe, expect, it } from "vitest";
import { etagOf, matchesEtag } from "./file-response.server";

describe("a validator", () => {
  it("is a quoted text without anything that needs escaping", () => {
    expect(etagOf("page")).toMatch(/^"[\w-]{20,}"$/);
  });

  it("is the same for the same body, as text or bytes", () => {
    expect(etagOf("Ünïcode")).toBe(etagOf(new TextEncoder().encode("Ünïcode")));
  });

  it("is another for another body", () => {
    expect(etagOf("page")).not.toBe(etagOf("page "));
    expect(etagOf("")).not.toBe(etagOf("page"));
  });
});

describe("a visitor's copy", () => {
  const tag = etagOf("page");
  it.each([tag, `W/${tag}`, `"old", ${tag}`, `"old",W/${tag} , "older"`])(
    "is still good with %s",
    (known) => {
      expect(matchesEtag(known, tag)).toBe(true);
    },
  );

  it.each([undefined, '"old"', tag.slice(1, -1), `${tag}x`, 'W/"old"'])(
    "is not with %j",
    (known) => {
      expect(matchesEtag(known, tag)).toBe(false);
    },
  );
});
