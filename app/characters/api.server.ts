import { z } from "zod";
import { readCall, textParameter } from "~/upstream/api-call";
import { cachePolicies } from "~/upstream/cache.server";
import { fetchData } from "~/upstream/call.server";
import {
  addressName,
  optionalFlowHtml,
  optionalInlineHtml,
  optionalText,
  text,
} from "~/upstream/fields.server";

const option = z
  .object({ shortName: addressName(200), category: optionalText, alignment: optionalText })
  .meta({ id: "CharacterOption" });

/** A character in a list. */
export type CharacterOption = z.output<typeof option>;

// A missing field is left out of the sheet. Any field may hold links.
const line = optionalInlineHtml;
const html = optionalFlowHtml;

const shared = {
  category: text,
  quote: line,
  otherNames: line,
  species: line,
  speciesScientificName: line,
  gender: line,
  heightUs: line,
  heightMetric: line,
  likes: html,
  dislikes: html,
  traits: html,
  abilities: html,
  story1: html,
  story2: html,
};

const mainCharacter = z
  .object({
    ...shared,
    fullName: line,
    lifetime: line,
    occupation: line,
    favoriteColor: line,
    favoriteFood: line,
    skills: html,
  })
  .meta({ id: "Character" });

/** A character of the comic. */
export type MainCharacter = z.output<typeof mainCharacter>;

const guildCharacter = z
  .object({
    ...shared,
    characterClass: line,
    role: line,
    primaryWeapon: line,
    secondaryWeapon: line,
    magicElement: line,
    armor: line,
  })
  .meta({ id: "GuildCharacter" });

/** A member of the guild. */
export type GuildCharacter = z.output<typeof guildCharacter>;

const listOfOptions = <const Path extends string>(path: Path, summary: string) =>
  readCall(path, {
    summary,
    data: z.array(option),
    identify: ({ shortName }) => shortName,
    cache: cachePolicies.story,
  });

export const characterCalls = {
  list: listOfOptions("v1/characters", "The characters of the comic, in the order of the page"),
  record: readCall("v1/characters/{name}", {
    summary: "A character of the comic",
    parameters: { name: textParameter("Short name of a character", "chase") },
    data: mainCharacter,
    cache: cachePolicies.story,
  }),
  guildList: listOfOptions(
    "v1/guildcharacters",
    "The members of the guild, in the order of the page",
  ),
  guildRecord: readCall("v1/guildcharacters/{name}", {
    summary: "A member of the guild",
    parameters: { name: textParameter("Short name of a member", "pim") },
    data: guildCharacter,
    cache: cachePolicies.story,
  }),
};

export const fetchCharacterOptions = () => fetchData(characterCalls.list);
export const fetchGuildCharacterOptions = () => fetchData(characterCalls.guildList);

// An empty record is a failure: it has no category.
export const fetchCharacter = (name: string) => fetchData(characterCalls.record, { name });
export const fetchGuildCharacter = (name: string) =>
  fetchData(characterCalls.guildRecord, { name });
