import { describe, expect, it } from "vitest";
import { seeded } from "~mocks/generators/chance";
import { colorsIn, colorSets } from "~mocks/data/generators/colors";
import { creatureCategories } from "~mocks/data/generators/creature-categories";
import { fursonaModifierKinds, fursonaModifiers } from "~mocks/data/generators/fursona-modifiers";
import { transformationModifiers } from "~mocks/data/generators/transformation-modifiers";
import { randomSource, sample } from "~mocks/generators/chance";
import { creatures } from "~mocks/generators/creatures";
import {
  fursonaCreatures,
  inventFursona,
  type FursonaQuery,
  type FursonaResult,
} from "~mocks/generators/fursona";
import {
  readyQueries,
  surpriseOdds,
  transform,
  type CreatureSelection,
  type TransformationQuery,
  type TransformationResult,
} from "~mocks/generators/transformation";

/** Draws that tell of each of 300 creatures, and of what is one of a few dozen. */
const draws = { many: 20_000, some: 5_000 };

const everything: TransformationQuery = {
  extinct: "INCLUDE",
  mythical: "INCLUDE",
  casarokanUnique: "INCLUDE",
  modifierOption: "NONE",
};
const plainFursona: FursonaQuery = { colors: 0, colorSet: "ALL", modifierOption: "NONE" };

function transformations(query: Partial<TransformationQuery>, seed: string, count = draws.some) {
  const random = seeded(seed);
  return Array.from({ length: count }, () => transform({ ...everything, ...query }, random));
}

function fursonas(query: Partial<FursonaQuery>, seed: string, count = draws.some) {
  const random = seeded(seed);
  return Array.from({ length: count }, () => inventFursona({ ...plainFursona, ...query }, random));
}

function tally(list: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of list) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/**
 * What is wrong with the counts of draws that should each have come with its probability.
 *
 * Each outcome may be 4.5 standard errors off, and not three: of 300 creatures a fair generator would
 * have one beyond three about every other time, and one beyond 4.5 once in some hundreds. So a new list
 * or seed seldom fails for nothing, while an outcome drawn half again as often as it should be is
 * about that far off, and one drawn twice as often, or never, is twice as far. A lean spread over many
 * outcomes, each within bounds, shows in the sum of the squares instead: chi-squared, made normal
 * (Wilson and Hilferty) so that the same bound means as much for a dozen outcomes as for hundreds.
 */
function unfairness(counts: Map<string, number>, probabilities: Map<string, number>): string[] {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const complaints = [...counts.keys()]
    .filter((outcome) => !probabilities.has(outcome))
    .map((outcome) => `${outcome} is not among the possible`);
  let squares = 0;
  for (const [outcome, probability] of probabilities) {
    const expected = total * probability;
    const off = (counts.get(outcome) ?? 0) - expected;
    const errors = off / Math.sqrt(expected * (1 - probability));
    if (Math.abs(errors) > 4.5) complaints.push(`${outcome} is ${errors} standard errors off`);
    squares += off ** 2 / expected;
  }
  const freedom = probabilities.size - 1;
  const spread = 2 / (9 * freedom);
  const lean = (Math.cbrt(squares / freedom) - (1 - spread)) / Math.sqrt(spread);
  if (lean > 4.5) complaints.push(`all together are ${lean} standard errors off`);
  return complaints;
}

/** The same probability for each. */
function evenly(outcomes: readonly string[]): Map<string, number> {
  return new Map(outcomes.map((outcome) => [outcome, 1 / outcomes.length]));
}

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe("the measure of fairness", () => {
  const even = evenly(names(creatures));

  it.each([
    ["one creature twice as likely", [...names(creatures), "Fox"]],
    ["one never drawn", names(creatures).filter((name) => name !== "Fox")],
    ["one from nowhere", [...names(creatures), "Committee"]],
    [
      "every other creature a fifth likelier",
      names(creatures).flatMap((name, at) => Array<string>(at % 2 ? 5 : 6).fill(name)),
    ],
  ])("notices %s", (_bias, urn) => {
    const random = seeded("loaded");
    const drawn = Array.from({ length: draws.many }, () => urn[Math.floor(random() * urn.length)]!);
    expect(unfairness(tally(drawn), even)).not.toEqual([]);
  });
});

describe("transformations", () => {
  it("come to every creature alike", () => {
    const drawn = transformations({}, "every creature", draws.many);
    expect(unfairness(tally(names(drawn)), evenly(names(creatures)))).toEqual([]);
  });

  it.each(creatureCategories)(
    "of %s come to each of them alike, and to each of its kinds",
    (category) => {
      const listed = creatures.filter((creature) => creature.category === category);
      const drawn = transformations({ category }, category);
      const kinds = new Map(
        listed.flatMap(({ name, subNames }) =>
          (subNames.length ? subNames : [""]).map((subName): [string, number] => [
            `${subName} ${name}`,
            1 / listed.length / (subNames.length || 1),
          ]),
        ),
      );
      expect(unfairness(tally(names(drawn)), evenly(names(listed)))).toEqual([]);
      expect(
        unfairness(tally(drawn.map(({ subName, name }) => `${subName} ${name}`)), kinds),
      ).toEqual([]);
    },
  );

  const selections: CreatureSelection[] = ["INCLUDE", "EXCLUDE", "ONLY"];
  const combinations = selections.flatMap((extinct) =>
    selections.flatMap((mythical) =>
      selections.map((casarokanUnique) => ({ extinct, mythical, casarokanUnique })),
    ),
  );
  const byName = new Map(creatures.map((creature) => [creature.name, creature]));

  it.each(combinations)(
    "extinct $extinct, mythical $mythical, Casarokan $casarokanUnique: nothing else, and all of those",
    (query) => {
      const admitted = creatures.filter((creature) =>
        (["extinct", "mythical", "casarokanUnique"] as const).every(
          (sort) =>
            !(query[sort] === "EXCLUDE" && creature[sort]) &&
            !(query[sort] === "ONLY" && !creature[sort]),
        ),
      );
      const drawn = transformations(query, JSON.stringify(query));
      const expected = admitted.length ? names(admitted).sort() : [""];
      expect([...new Set(names(drawn))].sort()).toEqual(expected);
      expect(new Set(drawn.map(({ success }) => success))).toEqual(new Set([admitted.length > 0]));
    },
  );

  it("tell the truth about what came of them", () => {
    const wrong = transformations({}, "truth").filter(
      ({ success, name, subName, mythical, casarokanUnique, link }) => {
        const creature = byName.get(name);
        return !(
          success &&
          creature?.mythical === mythical &&
          creature.casarokanUnique === casarokanUnique &&
          creature.link === link &&
          (creature.subNames.length ? creature.subNames.includes(subName) : subName === "")
        );
      },
    );
    expect(wrong).toEqual([]);
  });

  it("miss when nothing is left, whatever modifier was asked for", () => {
    const query = { ...everything, category: "AMPHIBIANS", casarokanUnique: "ONLY" } as const;
    const missed: TransformationResult = {
      success: false,
      name: "",
      subName: "",
      mythical: false,
      casarokanUnique: false,
      link: "",
      modifier: "",
    };
    for (const modifierOption of ["NONE", "INCLUDE", "SURPRISE_ME"] as const) {
      expect(transform({ ...query, modifierOption }, seeded("missed"))).toEqual(missed);
    }
  });

  it("have no modifier, always one, or one by the odds", () => {
    const modifiers = (modifierOption: TransformationQuery["modifierOption"]) =>
      tally(transformations({ modifierOption }, modifierOption).map(({ modifier }) => modifier));
    const even = evenly(transformationModifiers);
    expect([...modifiers("NONE").keys()]).toEqual([""]);
    expect(unfairness(modifiers("INCLUDE"), even)).toEqual([]);
    const surprised = new Map([...even].map(([modifier, part]) => [modifier, part * surpriseOdds]));
    expect(unfairness(modifiers("SURPRISE_ME"), surprised.set("", 1 - surpriseOdds))).toEqual([]);
  });

  it("without a form keep to their kind", () => {
    const quick = transformations(readyQueries["quick"]!, "quick");
    expect(quick.some(({ casarokanUnique }) => casarokanUnique)).toBe(false);
    expect(new Set(quick.map(({ modifier }) => modifier !== ""))).toEqual(new Set([true, false]));
    const qr = transformations(readyQueries["qr"]!, "qr");
    expect(new Set(names(qr)).size).toBe(creatures.length);
    expect(qr.every(({ modifier }) => modifier !== "")).toBe(true);
  });
});

describe("fursonas", () => {
  it("come to every creature of Earth alike", () => {
    const drawn = fursonas({}, "every fursona", draws.many);
    expect(unfairness(tally(names(drawn)), evenly(names(fursonaCreatures)))).toEqual([]);
    const mythical = new Map(
      fursonaCreatures.map((creature) => [creature.name, creature.mythical]),
    );
    expect(drawn.filter((fursona) => fursona.mythical !== mythical.get(fursona.name))).toEqual([]);
  });

  it.each(creatureCategories)("of %s are all of it and nothing else", (category) => {
    const listed = fursonaCreatures.filter((creature) => creature.category === category);
    const drawn = tally(names(fursonas({ category }, category)));
    expect(unfairness(drawn, evenly(names(listed)))).toEqual([]);
  });

  it.each(colorSets)(
    "wear as many colours of %s as asked for, no two alike, in any place",
    (colorSet) => {
      const names = colorsIn(colorSet).map(({ name }) => name);
      for (const colors of [0, 1, 2, 3]) {
        const drawn = fursonas({ colorSet, colors }, `${colorSet} ${colors}`);
        const worn = (fursona: FursonaResult) =>
          new Set(fursona.colors.map(({ hexCode }) => hexCode));
        expect(drawn.filter((fursona) => fursona.colors.length !== colors)).toEqual([]);
        expect(drawn.filter((fursona) => worn(fursona).size !== colors)).toEqual([]);
        for (let place = 0; place < colors; place++) {
          const here = drawn.map((fursona) => fursona.colors[place]!.name);
          expect(unfairness(tally(here), evenly(names))).toEqual([]);
        }
      }
    },
  );

  it.each(fursonaModifierKinds)("asked to be %s are of that kind", (kind) => {
    const drawn = fursonas({ modifierOption: kind }, kind).map(({ modifier }) => modifier);
    expect(unfairness(tally(drawn), evenly(fursonaModifiers[kind]))).toEqual([]);
  });

  it("asked for any modifier have one of any kind, and asked for none have none", () => {
    const modifiers = (modifierOption: "INCLUDE" | "NONE") =>
      tally(fursonas({ modifierOption }, modifierOption).map(({ modifier }) => modifier));
    const all = evenly(Object.values(fursonaModifiers).flat());
    expect(unfairness(modifiers("INCLUDE"), all)).toEqual([]);
    expect([...modifiers("NONE").keys()]).toEqual([""]);
  });
});

describe("chance", () => {
  it("repeats itself with a seed", () => {
    const stream = (seed: string) => Array.from({ length: 8 }, randomSource(seed));
    expect(stream("ember")).toEqual(stream("ember"));
    expect(stream("ember")).not.toEqual(stream("frost"));
  });

  it.each([undefined, ""])("is real with the seed %j: within [0, 1) and never the same", (seed) => {
    const [first, second] = [randomSource(seed), randomSource(seed)].map((random) =>
      Array.from({ length: 100 }, random),
    );
    expect(first!.every((number) => number >= 0 && number < 1)).toBe(true);
    expect(first).not.toEqual(second);
  });

  it("leaves the list it samples from alone, and cannot take more than there is", () => {
    const list = ["a", "b", "c"];
    expect(sample(seeded("few"), list, 5).sort()).toEqual(["a", "b", "c"]);
    expect(list).toEqual(["a", "b", "c"]);
    expect(sample(seeded("none"), [], 2)).toEqual([]);
  });
});
