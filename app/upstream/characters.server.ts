import { z } from "zod";
import { cachePolicies } from "./cache.server";
import { getData } from "./call.server";
import { safeHtml } from "./safe-html.server";

const option = z.object({
  shortName: z.string().min(1),
  category: z.string(),
  alignment: z.string().default(""),
});

/** A line of a character list. */
export type CharacterOption = z.output<typeof option>;

// A field that a record leaves out is a row that its sheet leaves out.
const text = z.string().default("");
const html = safeHtml.default("" as never);

const shared = {
  category: z.string().min(1),
  quote: text,
  otherNames: text,
  species: text,
  speciesScientificName: text,
  gender: text,
  heightUs: text,
  heightMetric: text,
  likes: html,
  dislikes: html,
  traits: html,
  abilities: html,
  story1: html,
  story2: html,
};

const mainCharacter = z.object({
  ...shared,
  fullName: text,
  lifetime: text,
  occupation: text,
  favoriteColor: text,
  favoriteFood: text,
  skills: html,
});

/** A character of the comic. */
export type MainCharacter = z.output<typeof mainCharacter>;

const guildCharacter = z.object({
  ...shared,
  characterClass: text,
  role: text,
  primaryWeapon: text,
  secondaryWeapon: text,
  magicElement: text,
  armor: text,
});

/** A member of the guild. */
export type GuildCharacter = z.output<typeof guildCharacter>;

/** Source: `v1/characters`, in the order of the page. */
export function characterOptions(): Promise<CharacterOption[]> {
  return getData(["characters"], z.array(option), cachePolicies.story);
}

/** Source: `v1/characters/{id}`. An empty record is a failure: it has no category. */
export function mainCharacterByName(name: string): Promise<MainCharacter> {
  return getData(["characters", name], mainCharacter, cachePolicies.story);
}

/** Source: `v1/guildcharacters`, in the order of the page. */
export function guildCharacterOptions(): Promise<CharacterOption[]> {
  return getData(["guildcharacters"], z.array(option), cachePolicies.story);
}

/** Source: `v1/guildcharacters/{id}`. An empty record is a failure: it has no category. */
export function guildCharacterByName(name: string): Promise<GuildCharacter> {
  return getData(["guildcharacters", name], guildCharacter, cachePolicies.story);
}
