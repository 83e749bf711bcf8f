import type { ListedCharacter } from "./api.server";

/** Returns the groups of the main site's characters without guild members and empty groups. */
export function castGroups<One extends ListedCharacter>(characters: readonly One[]) {
  const cast = mainCast(characters);
  return groupTitles
    .map((title) => ({ title, members: cast.filter((one) => groupTitleOf(one) === title) }))
    .filter(({ members }) => members.length > 0);
}

const groupTitles = [
  "Protagonists",
  "Antagonists",
  "Neutral/Not Yet Introduced",
  "Characters From the Past",
] as const;

function groupTitleOf({ category, alignment }: ListedCharacter): (typeof groupTitles)[number] {
  if (category === "PAST") return "Characters From the Past";
  if (alignment === "PROTAGONIST") return "Protagonists";
  return alignment === "ANTAGONIST" ? "Antagonists" : "Neutral/Not Yet Introduced";
}

/** Returns the characters of the main site without guild members. */
export function mainCast<One extends ListedCharacter>(characters: readonly One[]): One[] {
  return characters.filter(({ category }) => !isGuildCategory(category));
}

/** Returns whether a character of a category belongs to the guild's sub-site. */
export function isGuildCategory(category: string): boolean {
  return category.includes("GUILD");
}

/** Formats a short name for display: `vixy` becomes Vixy. */
export function displayName(shortName: string): string {
  return shortName.charAt(0).toUpperCase() + shortName.slice(1);
}
