import type { Cast } from "./characters.schema";

/** A character of the comic: 1 is the figure on nothing, 2 the character in a scene. */
export function mainCharacterPicture(name: string, number: 1 | 2): string {
  return `chase/characters/${name}/${number}.png`;
}

/** A member of the guild, as framed in its register. */
export function guildCharacterPicture(name: string): string {
  return `cga/characters/${name}/1.png`;
}

/** The figure of a character of either cast. */
export function portraitPicture(cast: Cast, name: string): string {
  return cast === "characters" ? mainCharacterPicture(name, 1) : guildCharacterPicture(name);
}
