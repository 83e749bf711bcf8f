import * as to from "~/addresses";
import { toSearchText, type SearchEntry } from "~/search/search-entry";
import { textOf } from "~/upstream/html/text";
import {
  fetchCharacter,
  fetchCharacterList,
  fetchGuildCharacter,
  fetchGuildCharacterList,
} from "./api.server";
import { displayName, mainCast } from "./cast-list";
import { guildCharacterPicture, mainCharacterPicture } from "./character-pictures";
import type { Cast } from "./characters.schema";

/** Lists the search entries of both casts: names come from lists, and texts from records. */
export const searchEntries = () => [
  async () =>
    mainCast(await fetchCharacterList()).map(({ shortName }) => toEntry("characters", shortName)),
  async () =>
    (await fetchGuildCharacterList()).map(({ shortName }) => toEntry("cga/characters", shortName)),
];

function toEntry(cast: Cast, name: string): SearchEntry {
  const isGuild = cast === "cga/characters";
  const group = isGuild ? "Caudalglen" : "Characters";
  return {
    group,
    names: [displayName(name)],
    to: to.character(name, cast),
    place: group,
    picture: isGuild ? guildCharacterPicture(name) : mainCharacterPicture(name, 2),
    read: async () => {
      const record = await (isGuild ? fetchGuildCharacter : fetchCharacter)({ name });
      const { category: _category, quote, species, otherNames, ...facts } = record;
      const fullName = "fullName" in record ? textOf(record.fullName) : "";
      return {
        names: [fullName, displayName(name)].filter(Boolean),
        keywords: [species, otherNames].map(textOf),
        texts: [quote && `“${textOf(quote)}”`, ...Object.values(facts).map(toSearchText)],
      };
    },
  };
}
