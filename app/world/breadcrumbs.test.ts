import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { routeAddress } from "~/http/route-address";
import { breadcrumbs } from "./breadcrumbs";
import { findGuidePage } from "./guide-address.server";

describe("breadcrumbs", () => {
  it("have every page of the path, and the page with its own name", () => {
    expect(breadcrumbs("/world/bestiary/feral/sarn-s-hound", "Šarn's Hound")).toEqual([
      { name: "World", path: "/world" },
      { name: "Bestiary", path: "/world/bestiary" },
      { name: "Feral", path: "/world/bestiary/feral" },
      { name: "Šarn's Hound", path: "/world/bestiary/feral/sarn-s-hound" },
    ]);
  });

  it("take a missing name from the address", () => {
    const names = breadcrumbs("/world/botanary/trees/copperleaf-beech").map(({ name }) => name);
    expect(names).toEqual(["World", "Botanary", "Trees", "Copperleaf Beech"]);
    expect(breadcrumbs("/world/botanary/f%C3%B6hn/x").at(2)?.name).toBe("Föhn");
  });

  it("prefer the given name to the one in the address", () => {
    const myth = breadcrumbs(
      "/world/religion/mythology/myth-of-the-sun-and-moon",
      "The sun and moon",
    );
    expect(myth.map(({ name }) => name)).toEqual([
      "World",
      "Religion",
      "Mythology",
      "The sun and moon",
    ]);
  });

  it("accept an address that cannot be decoded", () => {
    expect(breadcrumbs("/world/bestiary/%E0%A4").at(-1)?.path).toBe("/world/bestiary/%E0%A4");
  });

  it("of the first page are that page alone", () => {
    expect(breadcrumbs("/world")).toEqual([{ name: "World", path: "/world" }]);
  });
});

describe("the fixed pages", () => {
  const routes = readdirSync("app/routes")
    .filter((file) => /^_main\.world\b.*(?:\.mdx|_index)$/.test(file) && !file.includes("$"))
    .map((file) => routeAddress(`routes/${file}`));

  it.each(routes)("%s is found in any case and with a slash at its end", (path) => {
    expect(findGuidePage(`${path.toUpperCase()}/`)).toBe(path);
  });

  it("are not found by names of object properties", () => {
    expect(findGuidePage("__proto__")).toBeUndefined();
    expect(findGuidePage("/world/nothing")).toBeUndefined();
  });

  it.each(
    readdirSync("app/routes", { recursive: true, encoding: "utf8" }).filter((file) =>
      /^_main\.world.*\.mdx$/.test(file),
    ),
  )("%s starts its headings at the second level", (file) => {
    const text = readFileSync(`app/routes/${file}`, "utf8");
    expect(text).not.toMatch(/^# /m);
    const levels = Array.from(text.matchAll(/^(#+) /gm), ([, marks = ""]) => marks.length);
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1);
    });
  });
});
