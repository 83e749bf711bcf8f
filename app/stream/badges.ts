/** How far a challenger came: 0 took part, 1 bronze, 2 silver, 3 gold. */
export type BadgeLevel = 0 | 1 | 2 | 3;

/** What a challenger won. */
export interface Badge {
  /** Its name, an element or something else, as in the address of its picture. */
  badge: string;
  level: BadgeLevel;
  /** `YYYY-MM-DD`; nothing for a day that nobody wrote down. */
  awardDate: string | undefined;
}

const medals = ["", "Bronze", "Silver", "Gold"] as const;

/** The opening month was no gym of its own, and its badge is called what everybody called the month. */
const specialTitles: Readonly<Record<string, string>> = { megamay2023: "Mega May 2023" };

/** What a badge is for: `fire` is Fire, `elite-four` Elite Four, and Mega May 2023 what it is however it is spelled. */
export function badgeTitle(badge: string): string {
  const bare = badge.toLowerCase().replace(/[^a-z0-9]/g, "");
  if (Object.hasOwn(specialTitles, bare)) return specialTitles[bare]!;
  return badge
    .split(/[-_]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** What a badge says when it is asked, such as "Completed the Gold Fire Gym Challenge on May 18, 2024". */
export function badgeTooltip({ badge, level, awardDate }: Badge): string {
  const deed = level === 0 ? "Participated in the" : `Completed the ${medals[level]}`;
  const day = awardDate === undefined ? "" : ` on ${dayFormat.format(new Date(awardDate))}`;
  return `${deed} ${badgeTitle(badge)} Gym Challenge${day}`;
}

/** The day of an ISO date or moment; nothing for a day that is in no calendar. */
export function calendarDay(text: string): string | undefined {
  const [, day] = /^(\d{4}-\d{2}-\d{2})(?:T|$)/.exec(text.trim()) ?? [];
  if (day === undefined) return undefined;
  // The parser rolls the 31st of a short month over into the next.
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day) ? undefined : day;
}
