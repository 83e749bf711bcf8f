import { z } from "zod";
import { creatureCategories } from "../data/generators/creature-categories";
import { transformationModifiers } from "../data/generators/transformation-modifiers";
import { drawOne, type Chance } from "./chance";
import { creatures, type Creature } from "./creatures";

const selection = z.enum(["INCLUDE", "EXCLUDE", "ONLY"]);

type CreatureSelection = z.output<typeof selection>;

/** The body of `POST v1/generators/transformation`. Without a category, all categories are used. */
export const transformationRequest = z
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
/** The body of a valid request for a transformation. */
export type TransformationRequest = z.output<typeof transformationRequest>;

/** The fields of a failed transformation, which are empty. */
const missed = {
  success: false,
  name: "",
  subName: "",
  mythical: false,
  casarokanUnique: false,
  link: "",
  modifier: "",
};

/** The probability that SURPRISE_ME adds a modifier. */
const surpriseOdds = 1 / 2;

/** The requests of the kinds of transformation that have no form, by kind. */
export const readyRequests: Readonly<Record<string, TransformationRequest>> = {
  /** The request of the quick button: all creatures of Earth. */
  quick: {
    extinct: "INCLUDE",
    mythical: "INCLUDE",
    casarokanUnique: "EXCLUDE",
    modifierOption: "SURPRISE_ME",
  },
  /** The request of the QR code on a badge: all creatures, with a modifier. */
  qr: {
    extinct: "INCLUDE",
    mythical: "INCLUDE",
    casarokanUnique: "INCLUDE",
    modifierOption: "INCLUDE",
  },
};

/** Returns the creatures that match a request. */
function candidates(body: TransformationRequest): Creature[] {
  return creatures.filter(
    (creature) =>
      (body.category === undefined || creature.category === body.category) &&
      admits(body.extinct, creature.extinct) &&
      admits(body.mythical, creature.mythical) &&
      admits(body.casarokanUnique, creature.casarokanUnique),
  );
}

function admits(sort: CreatureSelection, belongs: boolean): boolean {
  return sort === "INCLUDE" || belongs === (sort === "ONLY");
}

/** Draws a creature that matches the request, and then a breed or kind of the creature. */
export function transform(body: TransformationRequest, random: Chance) {
  const creature = drawOne(random, candidates(body));
  if (!creature) return missed;
  const { name, subNames, mythical, casarokanUnique, link } = creature;
  return {
    success: true,
    name,
    subName: drawOne(random, subNames) ?? "",
    mythical,
    casarokanUnique,
    link,
    modifier: modifierFor(body.modifierOption, random),
  };
}

function modifierFor(option: TransformationRequest["modifierOption"], random: Chance): string {
  const wanted = option === "INCLUDE" || (option === "SURPRISE_ME" && random() < surpriseOdds);
  return (wanted && drawOne(random, transformationModifiers)) || "";
}
