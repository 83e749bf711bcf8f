import { expect, it } from "vitest";
import { bestiarySlug, isSlug, plainSlug, readableName } from "./slugs";
import { content, topics } from "~mocks/data/world";

it.each([
  ["Šarn's Hound", "sarn-s-hound"],
  ["Šarn’s Hound", "sarn-s-hound"],
  // The caron as a letter of its own, as some keyboards type it.
  ["S\u030carn's Hound", "sarn-s-hound"],
  ["  Grove Stag ", "grove-stag"],
  ["MISLAY", "mislay"],
  ["sarn-s-hound", "sarn-s-hound"],
  ["Fox/Wolf", "fox-wolf"],
  ["Moon\u00adhopper\u200b", "moonhopper"],
])("the bestiary slug of %s is %s", (name, slug) => {
  expect(bestiarySlug(name)).toBe(slug);
});

it.each([
  ["Lunar Magus", "lunar-magus"],
  ["Fool's Parsley", "fool's-parsley"],
  ["Šar", "šar"],
])("the slug of %s outside the bestiary is %s", (name, slug) => {
  expect(plainSlug(name)).toBe(slug);
  expect(plainSlug(slug)).toBe(slug);
});

it.each(
  Object.entries(topics).flatMap(([list, names]) => names.map((name) => [list, name] as const)),
)("in the list %s the slug of %s leads to its page", (list, name) => {
  const path =
    list === "botanary" ? `botanary/${plainSlug(name)}` : `bestiary/${list}/${bestiarySlug(name)}`;
  expect(content).toHaveProperty([path]);
});

it.each(["", ".", "..", "a/b", "a\\b", "a b", "a\nb", "a\u0000b", "\ud800", "a".repeat(101)])(
  "%.20j is no slug",
  (text) => {
    expect(isSlug(text)).toBe(false);
  },
);

it("guesses a name from a slug", () => {
  expect(readableName("sarn-s-hound")).toBe("Sarn's Hound");
});
