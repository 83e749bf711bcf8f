import { describe, expect, it } from "vitest";
import { etagOf, matchesEtag } from "./file-response.server";

describe("If-None-Match", () => {
  const tag = etagOf("page");
  it.each([tag, `W/${tag}`, `"old", ${tag}`, `"old",W/${tag} , "older"`])(
    "the If-None-Match header %s matches the ETag",
    (known) => {
      expect(matchesEtag(known, tag)).toBe(true);
    },
  );

  it.each([undefined, '"old"', tag.slice(1, -1), `${tag}x`, 'W/"old"'])(
    "the If-None-Match header %j does not match the ETag",
    (known) => {
      expect(matchesEtag(known, tag)).toBe(false);
    },
  );
});
