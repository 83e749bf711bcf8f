import fc from "fast-check";
import { expect, it } from "vitest";
import { bestiarySlug, isSlug, plainSlug, readableName } from "~/world/slugs";
import { catalogue } from "../../scripts/upstream/catalogue";
import { anyText } from "../setup/any-text";

it("any data of the upstream are read, or rejected", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...catalogue),
      fc.jsonValue({ maxDepth: 4 }),
      async ({ schema }, data) => void (await schema.safeParseAsync(data)),
    ),
    { numRuns: 500 },
  );
});

it("the slug of any name is stable and URL-safe", () => {
  fc.assert(
    fc.property(anyText({ maxLength: 60 }), (name) => {
      for (const slugOf of [bestiarySlug, plainSlug]) {
        const slug = slugOf(name);
        expect(slugOf(slug)).toBe(slug);
        if (!isSlug(slug)) continue;
        const { pathname } = new URL(`/world/x/${encodeURIComponent(slug)}`, "https://a.example");
        expect(decodeURIComponent(pathname.split("/").at(-1)!)).toBe(slug);
        expect(readableName(slug).trim()).not.toBe("");
      }
    }),
  );
});
