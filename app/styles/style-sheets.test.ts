import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { transform } from "lightningcss";
import { expect, it } from "vitest";
import { breakpoints } from "./breakpoints";

const files = readdirSync("app", { recursive: true, encoding: "utf8" });

/** Counts selectors that end in `:hover` outside of `@media (hover: hover)`. */
function countStickyHovers(file: string): number {
  let count = 0;
  transform({
    filename: file,
    cssModules: file.endsWith(".module.css"),
    code: readFileSync(`app/${file}`),
    errorRecovery: true,
    visitor: {
      Rule: {
        media: (rule) => (JSON.stringify(rule.value.query).includes('"hover"') ? [] : undefined),
      },
      // Selectors such as `:is(:hover, :focus)` also apply to taps.
      Selector(selector) {
        count += selector.filter(
          (part) => part.type === "pseudo-class" && part.kind === "hover",
        ).length;
      },
    },
  });
  return count;
}

it.each(files.filter((file) => file.endsWith(".css")))(
  "the style sheet %s applies hover styles only on devices with a pointer that can hover",
  (file) => {
    expect(countStickyHovers(file)).toBe(0);
  },
);

it("each style sheet is imported by at least one module", () => {
  const code = files.filter((file) => /\.(?:tsx?|mdx|css)$/.test(file));
  const imported = code.flatMap((file) =>
    Array.from(
      readFileSync(`app/${file}`, "utf8").matchAll(/"(~|\.{1,2})\/([^"\s]+\.css)(?:\?\w+)?"/g),
      ([, start, path]) => (start === "~" ? path! : join(dirname(file), start!, path!)),
    ),
  );
  const sheets = files.filter((file) => file.endsWith(".css"));
  expect(sheets.filter((sheet) => !imported.includes(sheet))).toEqual([]);
});

it("style sheets compare the width of the window only with the breakpoints", () => {
  const widths = Object.values(breakpoints).flatMap((width) => [width, width - 0.01]);
  const found = files
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) => [
      ...readFileSync(`app/${file}`, "utf8").matchAll(/@(?:media|container)[^{]*/g),
    ])
    .flatMap(([query]) => Array.from(query.matchAll(/width: ([^)]+)\)/g), ([, width]) => width!));
  expect(found).toContain("48rem");
  expect(found.filter((width) => !widths.some((one) => width === `${one}rem`))).toEqual([]);
});
