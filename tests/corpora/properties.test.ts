import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { defaultFursona } from "~/fursona-generator/fursona";
import { sealFursona, unsealFursona } from "~/fursona-generator/fursona.server";
import { sealTransformation, unsealTransformation } from "~/tf-generator/choices.server";
import { catalogue } from "../../scripts/upstream/catalogue";
import { breadcrumbs } from "~/world/breadcrumbs";
import { bestiarySlug, isSlug, plainSlug, readableName } from "~/world/slugs";
import { naughty } from "./naughty";
import { anyText } from "../setup/any-text";

vi.hoisted(() => {
  process.env["SEAL_SECRET"] = "a secret of the tests that is long enough";
});

/** Any text, with single surrogates, and the Big List of Naughty Strings. */
const text = fc.oneof(anyText({ maxLength: 60 }), fc.constantFrom(...naughty));

const settings = { seed: 20_240_229, numRuns: 300 };

function check<Values extends [unknown, ...unknown[]]>(property: fc.IProperty<Values>): void {
  fc.assert(property, settings);
}

it("an answer of the upstream with any data is read, or does not fit", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...catalogue),
      fc.jsonValue({ maxDepth: 4 }),
      async ({ schema }, data) => void (await schema.safeParseAsync(data)),
    ),
    { ...settings, numRuns: 1_000 },
  );
});

describe("a slug", () => {
  it("is stable and URL-safe", () => {
    check(
      fc.property(text, (name) => {
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

  it("has breadcrumbs that lead to its page", () => {
    const segment = text.map((part) => encodeURIComponent(part.toWellFormed())).filter(Boolean);
    check(
      fc.property(fc.array(segment, { maxLength: 4 }), (segments) => {
        const pathname = `/${["world", ...segments].join("/")}`;
        const crumbs = breadcrumbs(pathname);
        expect(crumbs.at(-1)?.path).toBe(pathname);
        for (const [step, { path }] of crumbs.entries()) {
          expect(path.split("/")).toHaveLength(step + 2);
          expect(pathname.startsWith(path)).toBe(true);
        }
      }),
    );
  });
});

describe("a shared result", () => {
  const wellFormed = text.map((part) => part.toWellFormed().slice(0, 60));
  const transformation = fc.record({
    success: fc.boolean(),
    name: wellFormed,
    subName: wellFormed,
    mythical: fc.boolean(),
    casarokanUnique: fc.boolean(),
    link: wellFormed,
    modifier: wellFormed,
  });
  const fursona = fc.record({
    name: wellFormed,
    subName: wellFormed,
    mythical: fc.boolean(),
    colors: fc.array(fc.record({ name: wellFormed, hexCode: wellFormed }), { maxLength: 3 }),
    modifier: wellFormed,
  });

  it("is restored from its address", () => {
    check(
      fc.property(transformation, fursona, (result, idea) => {
        const zap = sealTransformation("held", result);
        const roll = sealFursona(defaultFursona, idea);
        expect(unsealTransformation(zap)).toEqual({ kind: "held", choices: undefined, result });
        expect(unsealFursona(zap)).toBeUndefined();
        // Results that are too long for an address are not restored.
        const back = unsealFursona(roll);
        if (roll.length <= 2_000) expect(back).toEqual({ query: defaultFursona, result: idea });
        else expect(back).toBeUndefined();
      }),
    );
  });
});
