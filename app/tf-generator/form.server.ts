import { z } from "zod";
import { chosenCategory } from "~/generators/category-field.server";
import { choiceOf } from "~/http/read-form.server";
import { modifiers, sortings } from "./transformation";

const noChoice = "That is not one of the choices. Please pick one of these.";
const chosenSorting = choiceOf(sortings, noChoice).default("EXCLUDE");

/** The choices of the form. */
export const transformationChoices = z.object({
  category: chosenCategory.default("ALL"),
  extinct: chosenSorting,
  mythical: chosenSorting,
  casarokanUnique: chosenSorting,
  modifier: choiceOf(modifiers, noChoice).default("NONE"),
});

export type TransformationQuery = z.output<typeof transformationChoices>;
