import { describe, expect, it } from "vitest";
import { bestiarySlug } from "~/world/slugs";
import { colorsIn, type NamedColor } from "~mocks/data/generators/colors";
import { creatureCategories } from "~mocks/data/generators/creature-categories";
import { fursonaModifierKinds, fursonaModifiers } from "~mocks/data/generators/fursona-modifiers";
import { transformationModifiers } from "~mocks/data/generators/transformation-modifiers";
import { content, topics } from "~mocks/data/world";
import { creatures, speciesList } from "~mocks/generators/creatures";
import { fursonaCreatures } from "~mocks/generators/fursona";

const trimmed = /^\S+( \S+)*$/;

function expectUnique(list: readonly string[]) {
  expect(list.filter((item, at) => list.indexOf(item) !== at)).toEqual([]);
}

describe("the creatures", () => {
  it("are many, and no name comes twice", () => {
    expect(creatures.length).toBeGreaterThanOrEqual(120);
    expectUnique(creatures.map(({ name }) => name.toLowerCase()));
  });

  it.each(creatureCategories)(
    "%s: enough of Earth alone, some extinct and some mythical",
    (own) => {
      const earthly = creatures.filter(
        ({ category, casarokanUnique }) => category === own && !casarokanUnique,
      );
      const plain = earthly.filter(({ extinct, mythical }) => !extinct && !mythical);
      expect(plain.length).toBeGreaterThanOrEqual(12);
      expect(earthly.filter(({ extinct }) => extinct).length).toBeGreaterThanOrEqual(4);
      expect(earthly.filter(({ mythical }) => mythical).length).toBeGreaterThanOrEqual(4);
    },
  );

  it.each(creatures)("$name: names read well behind an article", ({ name, subNames }) => {
    for (const text of [name, ...subNames]) {
      expect(text).toMatch(trimmed);
      expect(text).toMatch(/^\p{Lu}/u);
      expect(text).not.toMatch(/^(a|an|the) /i);
    }
    expectUnique(subNames);
    // One kind would be no choice, and "Fox Fox" no kind.
    expect(subNames).not.toHaveLength(1);
    expect(subNames).not.toContain(name);
  });

  it("are of one sort at most", () => {
    const mixed = creatures.filter(
      ({ extinct, mythical, casarokanUnique }) =>
        [extinct, mythical, casarokanUnique].filter(Boolean).length > 1,
    );
    expect(mixed).toEqual([]);
  });
});

describe("Casarok's own", () => {
  const own = creatures.filter(({ casarokanUnique }) => casarokanUnique);

  it("are the bestiary, every entry and nothing else", () => {
    const bestiary = Object.entries(topics)
      .filter(([topic]) => topic !== "botanary")
      .flatMap(([subsection, names]) =>
        names.map((name) => `/world/bestiary/${subsection}/${bestiarySlug(name)}`),
      );
    expect(own.map(({ link }) => link).sort()).toEqual(bestiary.sort());
  });

  it.each(own)("$name has a page at $link", ({ name, link }) => {
    expect(content).toHaveProperty([link.replace("/world/", "")]);
    expect(link).toMatch(new RegExp(`/(the-)?${bestiarySlug(name)}$`));
  });

  it("alone have pages", () => {
    expect(creatures.filter(({ link }) => link !== "")).toEqual(own);
  });

  it("are no fursona; everything else is", () => {
    expect(fursonaCreatures.some(({ casarokanUnique }) => casarokanUnique)).toBe(false);
    expect(fursonaCreatures).toHaveLength(creatures.length - own.length);
  });
});

describe("the list of species", () => {
  const { result } = speciesList(creatures);

  it("has the seven categories in order", () => {
    expect(Object.keys(result)).toEqual([
      "Mammals",
      "Birds",
      "Reptiles",
      "Amphibians",
      "Fish",
      "Insects",
      "Other",
    ]);
  });

  it("has every creature once, by name, with its kinds if it has any", () => {
    expect(Object.values(result).flat()).toHaveLength(creatures.length);
    for (const entries of Object.values(result)) {
      const names = entries.map(({ name }) => name);
      expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, "en")));
    }
    expect(result["Mammals"]).toContainEqual({
      name: "Fox",
      subNames: ["Red", "Arctic", "Fennec", "Corsac", "Swift", "Silver"],
    });
    expect(result["Birds"]).toContainEqual({ name: "Dodo" });
  });
});

describe("the modifiers", () => {
  it("of transformations are many, short, and read on after a name", () => {
    expect(transformationModifiers.length).toBeGreaterThanOrEqual(12);
    expectUnique(transformationModifiers);
    for (const modifier of transformationModifiers) {
      expect(modifier).toMatch(trimmed);
      expect(modifier).toMatch(/^[a-z].{3,48}[^.!,]$/);
    }
  });

  it.each(fursonaModifierKinds)(
    "of fursonas, %s: a dozen or more that read before a name",
    (kind) => {
      expect(fursonaModifiers[kind].length).toBeGreaterThanOrEqual(12);
      for (const modifier of fursonaModifiers[kind])
        expect(modifier).toMatch(/^[a-z]+([- ][a-z]+)*$/);
    },
  );

  it("of fursonas are of one kind each", () => {
    expectUnique(Object.values(fursonaModifiers).flat());
  });
});

describe("the colours", () => {
  const all = colorsIn("ALL");

  it("have names and codes of their own", () => {
    expectUnique(all.map(({ name }) => name.toLowerCase()));
    expectUnique(all.map(({ hexCode }) => hexCode));
    for (const { name, hexCode } of all) {
      expect(name).toMatch(trimmed);
      expect(hexCode).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it("are enough in every set, 14 of them basic; ALL has every set and more", () => {
    const sets = (["BASIC", "NEUTRAL", "WARM", "COOL"] as const).map((set) => colorsIn(set));
    expect(sets[0]).toHaveLength(14);
    for (const set of sets.slice(1)) expect(set.length).toBeGreaterThanOrEqual(16);
    expect(all).toEqual(expect.arrayContaining(sets.flat()));
    expect(all.length).toBeGreaterThan(sets.flat().length);
  });

  it("are what their set says", () => {
    const off = {
      NEUTRAL: colorsIn("NEUTRAL").filter((color) => chromaOf(color) > 0.2),
      WARM: colorsIn("WARM").filter((color) => hueOf(color) > 60 && hueOf(color) < 330),
      COOL: colorsIn("COOL").filter((color) => hueOf(color) < 140 || hueOf(color) > 290),
    };
    expect(off).toEqual({ NEUTRAL: [], WARM: [], COOL: [] });
  });
});

function channelsOf({ hexCode }: NamedColor): [number, number, number] {
  const code = Number.parseInt(hexCode.slice(1), 16);
  return [(code >> 16) / 255, ((code >> 8) & 255) / 255, (code & 255) / 255];
}

/** How far from grey, 0 to 1. */
function chromaOf(color: NamedColor): number {
  const channels = channelsOf(color);
  return Math.max(...channels) - Math.min(...channels);
}

/** The place on the colour wheel in degrees, red at 0. */
function hueOf(color: NamedColor): number {
  const [red, green, blue] = channelsOf(color);
  const strongest = Math.max(red, green, blue);
  const chroma = chromaOf(color);
  if (strongest === red) return (((green - blue) / chroma + 6) % 6) * 60;
  return strongest === green ? ((blue - red) / chroma + 2) * 60 : ((red - green) / chroma + 4) * 60;
}
