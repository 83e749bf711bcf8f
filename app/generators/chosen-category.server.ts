import { choiceOf } from "~/http/read-form.server";
import { categories } from "./choices";

/** The category that a generator's form sends. */
export const chosenCategory = choiceOf(categories, "Please pick a category from the list.");
