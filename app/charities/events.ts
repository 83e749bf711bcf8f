import {
  alsGoals,
  alsSeason,
  announced,
  emblems,
  firstAlsYear,
  gamersOutreachEvents,
  hawaiiEvent,
} from "~content/charities.yaml";
import type { Charity, CharityEvent, Season } from "./charities.schema";

type Slug = Charity["slug"];

/** Returns the name of the ALS event in a year. */
export function nameAlsEvent(year: number): string {
  return year < 2023 ? "ALS Triangle Walk 2023" : `Papa Barks ${year}`;
}

/** Returns the ALS events up to the current year, but at least the first event. */
export function alsEvents(now: Date): CharityEvent[] {
  const count = Math.max(1, now.getUTCFullYear() - firstAlsYear + 1);
  return Array.from({ length: count }, (_, index) => alsEvent(firstAlsYear + index));
}

function alsEvent(year: number): CharityEvent {
  const { opens, closes } = alsSeason;
  return {
    fullName: nameAlsEvent(year),
    shortName: "als",
    year,
    opens: `${year}-${opens}`,
    closes: `${year}-${closes}`,
    goal: alsGoals[year],
  };
}

/** Returns the events of a charity that have a donation table. */
function eventsOf(slug: Slug, now: Date): readonly CharityEvent[] {
  switch (slug) {
    case "als":
      return alsEvents(now);
    case "go":
      return gamersOutreachEvents;
    case "kka":
      return [hawaiiEvent];
  }
}

/** Whether a charity takes donations, and in which season. */
export type DonationStatus = ReturnType<typeof getDonationStatus>;

/** Returns whether a charity takes donations, and its open or next season, if announced. */
export function getDonationStatus(slug: Slug, now: Date) {
  const today = now.toISOString().slice(0, 10);
  const nextYear = slug === "als" ? [alsEvent(now.getUTCFullYear() + 1)] : [];
  const seasons: Season[] = [...eventsOf(slug, now), ...nextYear, ...announced[slug]];
  const [season] = seasons
    .filter(({ closes }) => closes >= today)
    .sort((a, b) => (a.opens < b.opens ? -1 : 1));
  return { isOpen: season !== undefined && season.opens <= today, season };
}

/** Returns the key of an event, which names it in `?event=`. */
function eventKey({ shortName, year }: Pick<CharityEvent, "shortName" | "year">): string {
  return `${shortName}-${year}`;
}

/** Returns the path of an event's emblem on the picture host, and its alternative text. */
export function emblemPicture(emblem: CharityEvent["shortName"]) {
  return { path: `charities/${emblem}.png`, alt: emblems[emblem] };
}

/**
 * Returns the requested or the default event, and the options of a charity with several events.
 *
 * @param skippedYears number of newest years that the default skips
 */
export function chooseEvent(slug: Slug, request: Request, now: Date, skippedYears = 0) {
  const events = eventsOf(slug, now);
  const byYear = slug === "als";
  const name = byYear ? "year" : "event";
  const valueOf = (event: CharityEvent) => (byYear ? String(event.year) : eventKey(event));
  const fallback = (byYear && events.at(-1 - skippedYears)) || events[0]!;
  // A query parameter that occurs twice is ignored.
  const requested = new URL(request.url).searchParams.getAll(name);
  const event =
    (requested.length === 1 && events.find((known) => valueOf(known) === requested[0])) || fallback;
  const choice = {
    name,
    label: byYear ? "Year" : "Event",
    choices: events.map((known) => ({
      value: valueOf(known),
      label: byYear ? String(known.year) : known.fullName,
    })),
    value: valueOf(event),
  };
  return {
    event,
    /** Whether the default event is not the newest event. */
    hasEarlier: byYear && event === fallback && event !== events[0],
    choice: events.length > 1 || byYear ? choice : undefined,
    /** The query in the canonical address of the event. */
    search: event === fallback ? undefined : `?${name}=${choice.value}`,
  };
}
