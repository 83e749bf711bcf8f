import { Linter } from "eslint";
import ts from "typescript";
import tseslint from "typescript-eslint";
import { expect, it } from "vitest";
import { effectCleanup } from "../../scripts/effect-cleanup.js";

const filename = "effect.tsx";
const code = (effect: string) => `
  import { useEffect } from "react";
  declare const element: HTMLElement | null;
  declare const subscribe: () => () => void;
  declare const isOn: boolean;
  export function Any() { ${effect} }
`;

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
};
options.moduleResolution = ts.ModuleResolutionKind.Bundler;
options.module = ts.ModuleKind.ESNext;
const files = new Map<string, ts.SourceFile | undefined>();

/** A program of one file; the types of the platform and of React are read once. */
function programOf(text: string): ts.Program {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target) => {
    if (name === filename) return ts.createSourceFile(name, text, target, true);
    if (!files.has(name)) files.set(name, read(name, target));
    return files.get(name);
  };
  return ts.createProgram([filename], options, host);
}

/** What the rule says of an effect. */
const problemsOf = (effect: string) =>
  new Linter().verify(
    code(effect),
    {
      files: ["**/*.tsx"],
      languageOptions: {
        parser: tseslint.parser as Linter.Parser,
        parserOptions: { programs: [programOf(code(effect))] },
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
