import type { Cast } from "./characters.schema";

/** Picture 1 shows the figure without a background, picture 2 the character in a scene. */
export function mainCharacterPicture(name: string, number: 1 | 2): string {
  return `chase/characters/${name}/${number}.png`;
}

/** The portrait of a guild member with the frame of the guild's list. */
export function guildCharacterPicture(name: string): string {
  return `cga/characters/${name}/1.png`;
}

/** The full-figure picture of any character. */
export function portraitPicture(cast: Cast, name: string): string {
  return cast === "characters" ? mainCharacterPicture(name, 1) : guildCharacterPicture(name);
}
