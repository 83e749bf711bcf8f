import { orUndefined } from "~/upstream/failure";
import { generatorSpecies } from "./api.server";

/**
 * The category that a generator lists a creature in.
 *
 * @returns an empty one for a creature it does not list; nothing where the lists cannot be had
 */
export async function categoryOf(
  generator: "transformation" | "fursona",
  name: string,
): Promise<string | undefined> {
  const lists = await generatorSpecies(generator).catch(orUndefined);
  if (!lists) return undefined;
  const [category = ""] =
    Object.entries(lists).find(([, list]) => list.some((species) => species.name === name)) ?? [];
  return category;
}
