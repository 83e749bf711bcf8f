import { z } from "zod";
import { chosenCategory } from "~/generators/api.server";
import { choiceOf } from "~/http/read-form.server";
import { countOnly, defaultTransformation, modifiers, onlyOnce, sortings } from "./transformation";

const noChoice = "That is not one of the choices. Please pick one of these.";
const sorting = choiceOf(sortings, noChoice).default("EXCLUDE");

/** What the form of the TF generator sends, and its cookie keeps, whether it goes together or not. */
export const transformationChoices = z.object({
  category: chosenCategory.default(defaultTransformation.category),
  extinct: sorting,
  mythical: sorting,
  casarokanUnique: sorting,
  modifier: choiceOf(modifiers, noChoice).default(defaultTransformation.modifier),
});

/** What can be asked of the TF generator: at most one sort can be all there is. */
export const transformationQuery = transformationChoices.refine((query) => countOnly(query) <= 1, {
  error: onlyOnce,
});
