/**
 * The characters of the embedded upstream: the cast of the comic and the members of the Caudalglen
 * Guild, in display order. `lifetime` is an age for PRESENT ("26"), and a range of years for PAST
 * ("188–251 AS").
 */
import type { Character, GuildCharacter } from "../wire-types";
import data from "./characters.json" with { type: "json" };

/** The sample characters of the comic, by the name in their address. */
export const characters: Readonly<Record<string, Character>> = data.characters;

/** The sample characters of the guild, by the name in their address. */
export const guildCharacters: Readonly<Record<string, GuildCharacter>> = data.guildCharacters;

const alignments: Record<string, "PROTAGONIST" | "ANTAGONIST"> = {
  chase: "PROTAGONIST",
  vixy: "PROTAGONIST",
  snow: "PROTAGONIST",
  malichi: "ANTAGONIST",
  ruby: "ANTAGONIST",
  corvin: "ANTAGONIST",
};

/** Returns the list of the characters in these records. */
export function listCharacters(records: Record<string, { category: string }>) {
  return Object.entries(records).map(([shortName, { category }]) => ({
    shortName,
    category,
    alignment: alignments[shortName] ?? "",
  }));
}
