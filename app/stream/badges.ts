import { findOwn } from "~/find-own";
import { formatDay } from "~/ui/format-day";
import { capitalizeWords } from "~/ui/capitalize-words";
import type { Badge } from "./api.server";

/** Returns the path of a badge on the picture host. */
export function badgePicture(slug: string): string {
  return `stream/pokemon/badges/${slug}.png`;
}

/** The first month had no gym, so its badge is named after the month. */
const specialTitles: Readonly<Record<string, string>> = { megamay2023: "Mega May 2023" };

/** Returns the title of a badge by its slug: `elite-four` is "Elite Four". */
export function badgeTitle(slug: string): string {
  const letters = slug.toLowerCase().replace(/[^a-z0-9]/g, "");
  return findOwn(specialTitles, letters) ?? capitalizeWords(slug.replace(/[-_]+/g, " ").trim());
}

/** Indexed by level; level 0 is participation without a medal. */
const medals = ["", "Bronze", "Silver", "Gold"] as const;

/** Formats a badge: "Completed the Gold Fire Gym Challenge on May 18, 2024". */
export function badgeTooltip({ badge, level, awardDate }: Badge): string {
  const achievement = level === 0 ? "Participated in the" : `Completed the ${medals[level]}`;
  const day = awardDate === undefined ? "" : ` on ${formatDay(awardDate)}`;
  return `${achievement} ${badgeTitle(badge)} Gym Challenge${day}`;
}
