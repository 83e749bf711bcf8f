import { z } from "zod";
import { cachePolicies } from "~/upstream/cache.server";
import { defineCall } from "~/upstream/call.server";
import {
  addressName,
  list,
  optionalFlowHtml,
  optionalInlineHtml,
  optionalText,
  text,
} from "~/upstream/fields.server";

const option = z
  .object({ shortName: addressName(200), category: optionalText, alignment: optionalText })
  .meta({ id: "ListedCharacter" });

/** A character in the list of characters. */
export type ListedCharacter = z.output<typeof option>;

// The sheet omits missing fields, and any field may contain links.
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

const options = list(option, ({ shortName }) => shortName);
const cache = cachePolicies.story;
const toExample = ({ shortName }: ListedCharacter) => ({ name: shortName });

/** Fetches the characters of the comic in display order. */
export const fetchCharacterList = defineCall("v1/characters", { schema: options, cache });

export const fetchCharacter = defineCall("v1/characters/{name}", {
  schema: mainCharacter,
  cache,
  examples: async () => (await fetchCharacterList()).map(toExample),
});

/** Fetches the members of the guild in display order. */
export const fetchGuildCharacterList = defineCall("v1/guildcharacters", {
  schema: options,
  cache,
});

export const fetchGuildCharacter = defineCall("v1/guildcharacters/{name}", {
  schema: guildCharacter,
  cache,
  examples: async () => (await fetchGuildCharacterList()).map(toExample),
});
