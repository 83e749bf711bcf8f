import { Linter } from "eslint";
import tseslint from "typescript-eslint";
import { expect, it } from "vitest";
import { effectCleanup } from "../../scripts/effect-cleanup.js";

const filename = "app/root.tsx";
const code = (effect: string) => `
  import { useEffect } from "react";
  declare const element: HTMLElement | null;
  declare const subscribe: () => () => void;
  declare const isOn: boolean;
  export function Any() { ${effect} }
`;

/** What the rule says of an effect. */
const problemsOf = (effect: string) =>
  new Linter().verify(
    code(effect),
    {
      files: ["**/*.tsx"],
      languageOptions: {
        parser: tseslint.parser as Linter.Parser,
        parserOptions: { projectService: true },
      },
      plugins: { effects: { rules: { cleanup: effectCleanup } } },
      rules: { "effects/cleanup": "error" },
    },
    filename,
  );

it.each([
  "useEffect(() => element?.scrollIntoView({ block: 'nearest' }), []);",
  "useEffect(() => { return element?.scrollIntoView(); }, []);",
  "useEffect(() => { if (isOn) return element!.focus(); return subscribe(); }, []);",
  "useEffect(() => isOn && subscribe(), []);",
])("an effect that may return no function is a mistake: %s", (effect) => {
  expect(problemsOf(effect)).toMatchObject([{ ruleId: "effects/cleanup" }]);
});

it.each([
  "useEffect(() => { element?.scrollIntoView({ block: 'nearest' }); }, []);",
  "useEffect(() => subscribe(), []);",
  "useEffect(() => { if (!isOn) return; return subscribe(); }, []);",
  "useEffect(() => { if (!isOn) return undefined; return () => element?.scrollIntoView(); }, []);",
  "useEffect(() => { [1].map((one) => { return one; }); }, []);",
  "document.body.append(String(() => element?.scrollIntoView()));",
])("any other is not: %s", (effect) => {
  expect(problemsOf(effect)).toEqual([]);
});
