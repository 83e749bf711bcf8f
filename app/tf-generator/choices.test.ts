import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { categories, valuesOf } from "~/generators/choices";
import { readChoicesCookie, choicesCookie } from "./choices.server";
import {
  defaultTransformation,
  modifiers,
  sortings,
  type TransformationQuery,
} from "./transformation";

/** What is held for a visitor whose browser sends a Cookie header. */
const heldWith = (Cookie?: string) =>
  readChoicesCookie(
    new Request("http://127.0.0.1/tf-generator", { headers: Cookie ? { Cookie } : {} }),
  );

/** What a browser makes of a Set-Cookie value. */
const returned = (cookie: string) => cookie.split(";")[0]!;

const choices = fc.record<TransformationQuery>({
  category: fc.constantFrom(...valuesOf(categories)),
  extinct: fc.constantFrom(...valuesOf(sortings)),
  mythical: fc.constantFrom(...valuesOf(sortings)),
  casarokanUnique: fc.constantFrom(...valuesOf(sortings)),
  modifier: fc.constantFrom(...valuesOf(modifiers)),
});

describe("held choices", () => {
  it("are what was chosen, even what does not go together", () => {
    fc.assert(
      fc.property(choices, (chosen) => {
        expect(heldWith(`a=1; ${returned(choicesCookie(chosen))}`)).toEqual(chosen);
      }),
    );
  });

  it("are held for the whole site, for a year, and out of reach of scripts", () => {
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
  ])("are none with %.60j", (cookie) => {
    expect(heldWith(cookie)).toBeUndefined();
  });
});
