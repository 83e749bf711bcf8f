import { z } from "zod";
import { colorSets, colorsIn } from "../data/generators/colors";
import { creatureCategories } from "../data/generators/creature-categories";
import { fursonaModifierKinds, fursonaModifiers } from "../data/generators/fursona-modifiers";
import { drawOne, sample, type Chance } from "./chance";
import { creatures, type Creature } from "./creatures";

/** The body of `POST v1/generators/fursona`. Without a category, all categories are used. */
export const fursonaRequest = z.object({
  category: z.enum(creatureCategories).optional(),
  colors: z.int().min(0).max(3),
  colorSet: z.enum(colorSets),
  modifierOption: z.enum(["NONE", "INCLUDE", ...fursonaModifierKinds]),
});
/** The body of a valid request for a fursona. */
export type FursonaRequest = z.output<typeof fursonaRequest>;

/** All creatures that exist on Earth. */
export const fursonaCreatures: readonly Creature[] = creatures.filter(
  ({ casarokanUnique }) => !casarokanUnique,
);

const allModifiers = Object.values(fursonaModifiers).flat();

/** Draws a random fursona that matches a request. */
export function inventFursona(body: FursonaRequest, random: Chance) {
  // The result is never undefined, because each category has creatures of Earth.
  const creature = drawOne(
    random,
    fursonaCreatures.filter(
      ({ category }) => body.category === undefined || category === body.category,
    ),
  )!;
  return {
    name: creature.name,
    subName: drawOne(random, creature.subNames) ?? "",
    mythical: creature.mythical,
    colors: sample(random, colorsIn(body.colorSet), body.colors),
    modifier: drawOne(random, modifiersFor(body.modifierOption)) ?? "",
  };
}

function modifiersFor(option: FursonaRequest["modifierOption"]): readonly string[] {
  if (option === "NONE") return [];
  return option === "INCLUDE" ? allModifiers : fursonaModifiers[option];
}
