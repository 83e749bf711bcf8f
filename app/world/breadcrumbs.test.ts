import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { breadcrumbs } from "./breadcrumbs";

it.each([
  ["/world/botanary/trees/copperleaf-beech", "Copperleaf Beech"],
  ["/world/botanary/f%C3%B6hn", "Föhn"],
  ["/world/bestiary/%E0%A4", "%E0%A4"],
])("the breadcrumbs of %s end with the name %s", (path, name) => {
  expect(breadcrumbs(path).at(-1)).toEqual({ name, path });
});

it.each(
  readdirSync("app/routes", { recursive: true, encoding: "utf8" }).filter((file) =>
    /^_main\.world.*\.mdx$/.test(file),
  ),
)("the page file %s starts with a heading of level 1 and skips no heading level", (file) => {
  const headings = readFileSync(`app/routes/${file}`, "utf8").match(/^#+(?= )/gm)!;
  const levels = headings.map(({ length }) => length);
  expect(levels.lastIndexOf(1)).toBe(0);
  const steps = levels.map((level, index) => level - (levels[index - 1] ?? 0));
  expect(Math.max(...steps)).toBe(1);
});
