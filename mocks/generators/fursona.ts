import { z } from "zod";
import { colorSets, colorsIn, type NamedColor } from "../data/generators/colors";
import { creatureCategories } from "../data/generators/creature-categories";
import { fursonaModifierKinds, fursonaModifiers } from "../data/generators/fursona-modifiers";
import { drawOne, sample, type Chance } from "./chance";
import { creatures, type Creature } from "./creatures";

/** The body of `POST v1/generators/fursona`. Without a category, all of them. */
export const fursonaQuery = z.object({
  category: z.enum(creatureCategories).optional(),
  colors: z.int().min(0).max(3),
  colorSet: z.enum(colorSets),
  modifierOption: z.enum(["NONE", "INCLUDE", ...fursonaModifierKinds]),
});
export type FursonaQuery = z.output<typeof fursonaQuery>;

/** A fursona to try on. */
export interface FursonaResult {
  name: string;
  subName: string;
  mythical: boolean;
  /** As many as were asked for, no two alike. */
  colors: NamedColor[];
  modifier: string;
}

/**
 * What a fursona can be: all of Earth, extinct or mythical or neither. Casarok's own are left out: half
 * of them are somebody already, and the answer has no room to say who.
 */
export const fursonaCreatures: readonly Creature[] = creatures.filter(
  ({ casarokanUnique }) => !casarokanUnique,
);

const allModifiers = Object.values(fursonaModifiers).flat();

/** Thinks up a fursona: the creature first, each as likely as the next, then its kind, coat and modifier. */
export function inventFursona(query: FursonaQuery, random: Chance): FursonaResult {
  // Every category has creatures of Earth, so there always is one.
  const creature = drawOne(
    random,
    fursonaCreatures.filter(
      ({ category }) => query.category === undefined || category === query.category,
    ),
  )!;
  return {
    name: creature.name,
    subName: drawOne(random, creature.subNames) ?? "",
    mythical: creature.mythical,
    colors: sample(random, colorsIn(query.colorSet), query.colors),
    modifier: drawOne(random, modifiersFor(query.modifierOption)) ?? "",
  };
}

function modifiersFor(option: FursonaQuery["modifierOption"]): readonly string[] {
  if (option === "NONE") return [];
  return option === "INCLUDE" ? allModifiers : fursonaModifiers[option];
}
