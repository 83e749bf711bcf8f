import fc from "fast-check";
import { expect, it } from "vitest";
import { categories, valuesOf } from "~/generators/choices";
import type { TransformationChoices } from "./form.server";
import { choicesCookie, readChoices } from "./choices.server";
import { modifiers, traitRules } from "./transformation";

/** Reads the choices from a Cookie header. */
const readCookie = (Cookie: string) =>
  readChoices(new Request("http://127.0.0.1/tf-generator", { headers: { Cookie } }));

it("the cookie stores any combination of choices for a year and for all paths", () => {
  const choices = fc.record<TransformationChoices>({
    category: fc.constantFrom(...valuesOf(categories)),
    extinct: fc.constantFrom(...valuesOf(traitRules)),
    mythical: fc.constantFrom(...valuesOf(traitRules)),
    casarokanUnique: fc.constantFrom(...valuesOf(traitRules)),
    modifier: fc.constantFrom(...valuesOf(modifiers)),
  });
  fc.assert(
    fc.property(choices, (chosen) => {
      const [cookie, ...attributes] = choicesCookie(chosen).split("; ");
      expect(readCookie(`a=1; ${cookie}`)).toEqual(chosen);
      expect(attributes).toEqual(["Max-Age=31536000", "Path=/", "HttpOnly", "SameSite=Lax"]);
    }),
  );
});

it.each([
  ...["", "tf=....", "tf=DRAGONS.INCLUDE.INCLUDE.EXCLUDE.NONE"],
  ...["tf=ALL.INCLUDE.INCLUDE.EXCLUDE.%E0%A4%A", "TF=ALL.INCLUDE.INCLUDE.EXCLUDE.NONE"],
])("the form of the transformation generator ignores the cookie %j", (cookie) => {
  expect(readCookie(cookie)).toBeUndefined();
});
