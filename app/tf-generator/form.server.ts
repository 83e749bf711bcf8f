import { z } from "zod";
import { chosenCategory } from "~/generators/category-field.server";
import { choiceOf } from "~/http/read-form.server";
import { modifiers, traitRules } from "./transformation";

const noChoice = "That is not one of the choices. Please pick one of these.";
const chosenRule = choiceOf(traitRules, noChoice).default("EXCLUDE");

/** The schema of the form's choices, each of which is valid by itself. */
export const transformationChoices = z.object({
  category: chosenCategory.default("ALL"),
  extinct: chosenRule,
  mythical: chosenRule,
  casarokanUnique: chosenRule,
  modifier: choiceOf(modifiers, noChoice).default("NONE"),
});

export type TransformationChoices = z.output<typeof transformationChoices>;
