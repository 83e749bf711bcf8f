import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { categories, valuesOf } from "~/generators/choices";
import type { TransformationQuery } from "./api.server";
import { readChoices, choicesCookie } from "./choices.server";
import { defaultTransformation, modifiers, sortings } from "./transformation";

/** The choices in a Cookie header. */
const readCookie = (Cookie?: string) =>
  readChoices(new Request("http://127.0.0.1/tf-generator", { headers: Cookie ? { Cookie } : {} }));

/** The cookie of a Set-Cookie header. */
const toCookie = (cookie: string) => cookie.split(";")[0]!;

const choices = fc.record<TransformationQuery>({
  category: fc.constantFrom(...valuesOf(categories)),
  extinct: fc.constantFrom(...valuesOf(sortings)),
  mythical: fc.constantFrom(...valuesOf(sortings)),
  casarokanUnique: fc.constantFrom(...valuesOf(sortings)),
  modifier: fc.constantFrom(...valuesOf(modifiers)),
});

describe("the cookie of choices", () => {
  it("has every combination of choices", () => {
    fc.assert(
      fc.property(choices, (chosen) => {
        expect(readCookie(`a=1; ${toCookie(choicesCookie(chosen))}`)).toEqual(chosen);
      }),
    );
  });

  it("is valid for a year on the whole site, and hidden from scripts", () => {
    const cookie = choicesCookie(defaultTransformation);
    expect(cookie).toMatch(/^tf=/);
    for (const part of ["Max-Age=31536000", "Path=/", "HttpOnly", "SameSite=Lax"]) {
      expect(cookie.split("; ")).toContain(part);
    }
    expect(cookie.length).toBeLessThan(150);
  });

  it.each([
    undefined,
    "data-theme=dark",
    "tf=",
    "tf=....",
    "tf=DRAGONS.INCLUDE.INCLUDE.EXCLUDE.NONE",
    "tf=ALL.INCLUDE.INCLUDE.EXCLUDE.%E0%A4%A",
    `tf=${"ALL.".repeat(1_000)}`,
    "TF=ALL.INCLUDE.INCLUDE.EXCLUDE.NONE",
  ])("is ignored with %.60j", (cookie) => {
    expect(readCookie(cookie)).toBeUndefined();
  });
});
