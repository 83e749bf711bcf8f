import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { main } from "~content/colors.yaml";

const files = readdirSync("app", { recursive: true, encoding: "utf8" });
const styles = files.filter((file) => file.endsWith(".css"));
const textOf = (file: string) => readFileSync(`app/${file}`, "utf8");

/** Style sheets of drawings, which define colors of their own. */
const drawings = ["overlay/stage/decorations", "tf-generator/chase-zapping"];

const color = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/gi;

it("only style sheets in app/styles define colors", () => {
  const elsewhere = styles.filter(
    (file) =>
      !file.startsWith("styles/") && !drawings.some((name) => file === `${name}.module.css`),
  );
  const found = elsewhere.flatMap((file) =>
    (textOf(file).match(color) ?? []).map((literal) => `${file}: ${literal}`),
  );
  expect(elsewhere.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

it("every custom property that code uses is defined", () => {
  const code = files.filter((file) => /\.tsx?$/.test(file));
  const set = new Set([
    ...Object.keys(main).map((token) => `--${token}`),
    ...styles.flatMap((file) => textOf(file).match(/--[\w-]+(?=:)/g) ?? []),
    ...code.flatMap((file) => textOf(file).match(/--[a-z][\w-]+/g) ?? []),
  ]);
  const used = styles.flatMap((file) => textOf(file).match(/(?<=var\()--[\w-]+(?=\))/g) ?? []);
  expect(used.filter((token) => !set.has(token))).toEqual([]);
});
