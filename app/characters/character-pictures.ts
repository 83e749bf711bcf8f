import type { Cast } from "./characters.schema";

/** Returns picture 1, the figure without a background, or picture 2, the character in a scene. */
export function mainCharacterPicture(name: string, number: 1 | 2): string {
  return `chase/characters/${name}/${number}.png`;
}

/** Returns the portrait of a guild member with the frame of the guild's list. */
export function guildCharacterPicture(name: string): string {
  return `cga/characters/${name}/1.png`;
}

/** Returns the full-figure picture of any character. */
export function portraitPicture(cast: Cast, name: string): string {
  return cast === "characters" ? mainCharacterPicture(name, 1) : guildCharacterPicture(name);
}
