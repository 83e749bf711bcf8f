import { choiceOf } from "~/http/read-form.server";
import { categories } from "./choices";

/** The category in the form of a generator. */
export const chosenCategory = choiceOf(categories, "Please pick a category from the list.");
