import { z } from "zod";
import { creatureCategories } from "../data/generators/creature-categories";
import { transformationModifiers } from "../data/generators/transformation-modifiers";
import { drawOne, type Chance } from "./chance";
import { creatures, type Creature } from "./creatures";

const selection = z.enum(["INCLUDE", "EXCLUDE", "ONLY"]);

type CreatureSelection = z.output<typeof selection>;

/** The body of `POST v1/generators/transformation`. Without a category, all categories are used. */
export const transformationQuery = z
  .object({
    category: z.enum(creatureCategories).optional(),
    extinct: selection,
    mythical: selection,
    casarokanUnique: selection,
    modifierOption: z.enum(["NONE", "INCLUDE", "SURPRISE_ME"]),
  })
  .refine(
    ({ extinct, mythical, casarokanUnique }) =>
      [extinct, mythical, casarokanUnique].filter((sort) => sort === "ONLY").length <= 1,
    "At most one of extinct, mythical and casarokanUnique can be ONLY",
  );
export type TransformationQuery = z.output<typeof transformationQuery>;

/** All other fields of a failed transformation are empty. */
const missed = {
  success: false,
  name: "",
  subName: "",
  mythical: false,
  casarokanUnique: false,
  link: "",
  modifier: "",
};

/** Probability of a modifier with SURPRISE_ME. */
const surpriseOdds = 1 / 2;

/** The queries of requests without a form, by kind. */
export const readyQueries: Readonly<Record<string, TransformationQuery>> = {
  /** The quick button: all creatures of Earth. */
  quick: {
    extinct: "INCLUDE",
    mythical: "INCLUDE",
    casarokanUnique: "EXCLUDE",
    modifierOption: "SURPRISE_ME",
  },
  /** The QR code on a badge: all creatures, with a modifier. */
  qr: {
    extinct: "INCLUDE",
    mythical: "INCLUDE",
    casarokanUnique: "INCLUDE",
    modifierOption: "INCLUDE",
  },
};

/** The creatures that match a query. */
function candidates(query: TransformationQuery): Creature[] {
  return creatures.filter(
    (creature) =>
      (query.category === undefined || creature.category === query.category) &&
      admits(query.extinct, creature.extinct) &&
      admits(query.mythical, creature.mythical) &&
      admits(query.casarokanUnique, creature.casarokanUnique),
  );
}

function admits(sort: CreatureSelection, belongs: boolean): boolean {
  return sort === "INCLUDE" || belongs === (sort === "ONLY");
}

/** Draws a creature that matches the query, and then one of its kinds. */
export function transform(query: TransformationQuery, random: Chance) {
  const creature = drawOne(random, candidates(query));
  if (!creature) return missed;
  const { name, subNames, mythical, casarokanUnique, link } = creature;
  return {
    success: true,
    name,
    subName: drawOne(random, subNames) ?? "",
    mythical,
    casarokanUnique,
    link,
    modifier: modifierFor(query.modifierOption, random),
  };
}

function modifierFor(option: TransformationQuery["modifierOption"], random: Chance): string {
  const wanted = option === "INCLUDE" || (option === "SURPRISE_ME" && random() < surpriseOdds);
  return (wanted && drawOne(random, transformationModifiers)) || "";
}
