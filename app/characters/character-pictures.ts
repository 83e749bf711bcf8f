/** A character of the comic: 1 is the figure on nothing, 2 the character in a scene. */
export function mainCharacterPicture(name: string, number: 1 | 2): string {
  return `chase/characters/${name}/${number}.png`;
}

/** A member of the guild, as framed in its register. */
export function guildCharacterPicture(name: string): string {
  return `cga/characters/${name}/1.png`;
}

/** The guild together, on its home page. */
export const guildPhoto = "cga/guild.png";
