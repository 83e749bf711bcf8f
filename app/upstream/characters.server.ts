import { z } from "zod";
import { readCall, textParameter } from "./api-call";
import { cachePolicies } from "./cache.server";
import { ask } from "./call.server";
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

/** The calls of this area. */
export const characterCalls = {
  list: readCall("v1/characters", {
    summary: "The characters of the comic, in the order of the page",
    data: z.array(option),
    cache: cachePolicies.story,
  }),
  record: readCall("v1/characters/{name}", {
    summary: "A character of the comic",
    parameters: { name: textParameter("Short name of a character", "chase") },
    data: mainCharacter,
    cache: cachePolicies.story,
  }),
  guildList: readCall("v1/guildcharacters", {
    summary: "The members of the guild, in the order of the page",
    data: z.array(option),
    cache: cachePolicies.story,
  }),
  guildRecord: readCall("v1/guildcharacters/{name}", {
    summary: "A member of the guild",
    parameters: { name: textParameter("Short name of a member", "pim") },
    data: guildCharacter,
    cache: cachePolicies.story,
  }),
};

/** Source: `v1/characters`, in the order of the page. */
export function characterOptions(): Promise<CharacterOption[]> {
  return ask(characterCalls.list);
}

/** Source: `v1/characters/{id}`. An empty record is a failure: it has no category. */
export function mainCharacterByName(name: string): Promise<MainCharacter> {
  return ask(characterCalls.record, { name });
}

/** Source: `v1/guildcharacters`, in the order of the page. */
export function guildCharacterOptions(): Promise<CharacterOption[]> {
  return ask(characterCalls.guildList);
}

/** Source: `v1/guildcharacters/{id}`. An empty record is a failure: it has no category. */
export function guildCharacterByName(name: string): Promise<GuildCharacter> {
  return ask(characterCalls.guildRecord, { name });
}
