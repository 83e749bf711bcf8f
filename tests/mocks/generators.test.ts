import { describe, expect, it } from "vitest";
import { colorsIn, colorSets } from "~mocks/data/generators/colors";
import { creatureCategories } from "~mocks/data/generators/creature-categories";
import { fursonaModifierKinds, fursonaModifiers } from "~mocks/data/generators/fursona-modifiers";
import { transformationModifiers } from "~mocks/data/generators/transformation-modifiers";
import { randomSource, seeded } from "~mocks/generators/chance";
import { creatures } from "~mocks/generators/creatures";
import { fursonaCreatures, inventFursona, type FursonaQuery } from "~mocks/generators/fursona";
import { transform, type TransformationQuery } from "~mocks/generators/transformation";

/** Enough draws to see each of 300 creatures. */
const DRAWS = 5_000;

const everything: TransformationQuery = {
  extinct: "INCLUDE",
  mythical: "INCLUDE",
  casarokanUnique: "INCLUDE",
  modifierOption: "NONE",
};

function transformations(query: Partial<TransformationQuery>) {
  const random = seeded(JSON.stringify(query));
  return Array.from({ length: DRAWS }, () => transform({ ...everything, ...query }, random));
}

function fursonas(query: Partial<FursonaQuery>) {
  const random = seeded(JSON.stringify(query));
  const whole = { colors: 0, colorSet: "ALL", modifierOption: "NONE", ...query } as const;
  return Array.from({ length: DRAWS }, () => inventFursona(whole, random));
}

const distinct = (values: readonly string[]) => [...new Set(values)].sort();
const names = (list: readonly { name: string }[]) => distinct(list.map(({ name }) => name));
const modifiers = (list: readonly { modifier: string }[]) =>
  distinct(list.map(({ modifier }) => modifier));

describe("a transformation", () => {
  it.each<Partial<Record<"extinct" | "mythical" | "casarokanUnique", "EXCLUDE" | "ONLY">>>([
    {},
    { extinct: "EXCLUDE", mythical: "EXCLUDE", casarokanUnique: "EXCLUDE" },
    { extinct: "ONLY" },
    { mythical: "ONLY" },
    { casarokanUnique: "ONLY", mythical: "EXCLUDE" },
  ])("draws all admitted creatures with %j", (query) => {
    const admitted = creatures.filter((creature) =>
      Object.entries(query).every(
        ([field, choice]) => creature[field as keyof typeof query] === (choice === "ONLY"),
      ),
    );
    const drawn = transformations(query);
    expect(names(drawn)).toEqual(names(admitted));
    expect(drawn.every(({ success }) => success)).toBe(true);
  });

  it("draws nothing where no creature is admitted", () => {
    const drawn = transformations({ category: "AMPHIBIANS", casarokanUnique: "ONLY" });
    expect(names(drawn)).toEqual([""]);
    expect(drawn.some(({ success }) => success)).toBe(false);
  });

  it.each(creatureCategories)("draws all creatures of %s, with all their kinds", (category) => {
    const listed = creatures.filter((creature) => creature.category === category);
    const kinds = listed.flatMap(({ name, subNames }) =>
      (subNames.length ? subNames : [""]).map((subName) => `${subName} ${name}`),
    );
    const drawn = transformations({ category }).map(({ subName, name }) => `${subName} ${name}`);
    expect(distinct(drawn)).toEqual(distinct(kinds));
  });

  it("has a modifier never, always or sometimes", () => {
    const all = [...transformationModifiers].sort();
    expect(modifiers(transformations({ modifierOption: "NONE" }))).toEqual([""]);
    expect(modifiers(transformations({ modifierOption: "INCLUDE" }))).toEqual(all);
    expect(modifiers(transformations({ modifierOption: "SURPRISE_ME" }))).toEqual(["", ...all]);
  });
});

describe("a fursona", () => {
  it.each([undefined, ...creatureCategories])("draws all creatures of Earth in %s", (category) => {
    const listed = fursonaCreatures.filter(
      (creature) => category === undefined || creature.category === category,
    );
    expect(names(fursonas({ category }))).toEqual(names(listed));
  });

  it.each(colorSets)("has as many different colors of %s as requested", (colorSet) => {
    for (const colors of [0, 1, 2, 3]) {
      const drawn = fursonas({ colorSet, colors });
      for (const fursona of drawn) expect(names(fursona.colors)).toHaveLength(colors);
      const worn = names(drawn.flatMap((fursona) => fursona.colors));
      expect(worn).toEqual(colors > 0 ? names(colorsIn(colorSet)) : []);
    }
  });

  it("has a modifier of the requested kind, of any or none", () => {
    for (const kind of fursonaModifierKinds) {
      const ofKind = [...fursonaModifiers[kind]].sort();
      expect(modifiers(fursonas({ modifierOption: kind }))).toEqual(ofKind);
    }
    const all = Object.values(fursonaModifiers).flat();
    expect(modifiers(fursonas({ modifierOption: "INCLUDE" }))).toEqual(distinct(all));
    expect(modifiers(fursonas({ modifierOption: "NONE" }))).toEqual([""]);
  });
});

describe("randomness", () => {
  const stream = (seed?: string) => Array.from({ length: 8 }, randomSource(seed));

  it("repeats with a seed only", () => {
    expect(stream("ember")).toEqual(stream("ember"));
    expect(stream("ember")).not.toEqual(stream("frost"));
    expect(stream()).not.toEqual(stream());
  });
});
