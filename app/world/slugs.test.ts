import { describe, expect, it } from "vitest";
import { bestiarySlug, capitalized, isSlug, plainSlug, readableName } from "./slugs";
import { content, topics } from "~mocks/data/world";

const subsections = Object.keys(topics).filter((topic) => topic !== "botanary");
const creatures = subsections.flatMap((subsection) =>
  topics[subsection]!.map((name) => [subsection, name] as const),
);

describe("slugs of the bestiary", () => {
  it.each([
    ["Šarn's Hound", "sarn-s-hound"],
    ["Šarn’s Hound", "sarn-s-hound"],
    // The caron as a letter of its own, as some keyboards type it.
    ["S\u030carn's Hound", "sarn-s-hound"],
    ["Tide Vešra", "tide-vesra"],
    ["  Grove Stag ", "grove-stag"],
    ["MISLAY", "mislay"],
    ["nobody's coat", "nobody-s-coat"],
  ])("%s is %s", (name, slug) => {
    expect(bestiarySlug(name)).toBe(slug);
  });

  it.each(creatures)("%s: the slug of %s leads to its page", (subsection, name) => {
    const slug = bestiarySlug(name);
    expect(content).toHaveProperty([`bestiary/${subsection}/${slug}`]);
    expect(isSlug(slug)).toBe(true);
    expect(slug).toMatch(/^[a-z-]+$/);
  });

  it.each(creatures)("%s: other spellings of %s have the same slug", (_subsection, name) => {
    const slug = bestiarySlug(name);
    for (const typed of [slug, name.toLowerCase(), name.toUpperCase(), name.replace("'", "’")]) {
      expect(bestiarySlug(typed)).toBe(slug);
    }
  });

  it.each(creatures)(
    "%s: the name %s is read from its slug, without the caron",
    (_subsection, name) => {
      expect(readableName(bestiarySlug(name))).toBe(name.replaceAll("Š", "S").replaceAll("š", "s"));
    },
  );
});

describe("other slugs", () => {
  it.each([
    ["Lunar Magus", "lunar-magus"],
    ["Fool's Parsley", "fool's-parsley"],
    ["Šar", "šar"],
  ])("%s is %s", (name, slug) => {
    expect(plainSlug(name)).toBe(slug);
    expect(plainSlug(slug)).toBe(slug);
  });

  it.each(topics["botanary"]!)("the slug of %s leads to its page", (name) => {
    expect(content).toHaveProperty([`botanary/${plainSlug(name)}`]);
  });
});

describe("texts that are no slugs", () => {
  it.each(["", ".", "..", "a/b", "a\\b", "a b", "a\nb", "a\u0000b", "\ud800", "a".repeat(101)])(
    "%j",
    (text) => {
      expect(isSlug(text)).toBe(false);
    },
  );
});

it("capitalizes the first letter of each word of a name", () => {
  expect(capitalized("šarn's hound")).toBe("Šarn's Hound");
  expect(capitalized("McStag of the IV")).toBe("McStag Of The IV");
});
