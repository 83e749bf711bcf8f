import { expect, it } from "vitest";
import { content, topics } from "~mocks/data/world";
import { bestiarySlug, isSlug, plainSlug } from "./slugs";
import { readableName } from "./world/readable-name";

it.each([
  ["Šarn’s Hound", "sarn-s-hound"],
  // Some keyboards enter the caron as a combining character.
  ["S\u030carn's Hound", "sarn-s-hound"],
  ["  Grove Stag ", "grove-stag"],
  ["sarn-s-hound", "sarn-s-hound"],
  ["Fox/Wolf", "fox-wolf"],
  ["Moon\u00adhopper\u200b", "moonhopper"],
])("bestiarySlug converts %s to %s", (name, slug) => {
  expect(bestiarySlug(name)).toBe(slug);
});

it.each([
  ["Lunar Magus", "lunar-magus"],
  ["Fool's Šar", "fool's-šar"],
])("plainSlug converts %s to %s", (name, slug) => {
  expect([plainSlug(name), plainSlug(slug)]).toEqual([slug, slug]);
});

it.each(Object.entries(topics))(
  "the embedded upstream has a text for each name in the list %s",
  (list, names) => {
    const pathOf = (name: string) =>
      list === "botanary"
        ? `botanary/${plainSlug(name)}`
        : `bestiary/${list}/${bestiarySlug(name)}`;
    expect(Object.keys(content)).toEqual(expect.arrayContaining(names.map(pathOf)));
  },
);

it.each(["", "..", "a/b", "a\\b", "a b", "a\u0000b", "\ud800", "a".repeat(101)])(
  "isSlug rejects %j",
  (text) => {
    expect(isSlug(text)).toBe(false);
  },
);

it("readableName converts a slug to a name", () => {
  expect(readableName("sarn-s-hound")).toBe("Sarn's Hound");
});
