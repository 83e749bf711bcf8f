import {
  alsGoals,
  alsSeason,
  announced,
  firstAlsYear,
  gamersOutreachEvents,
  hawaiiEvent,
} from "~content/charities.yaml";
import type { Charity, CharityEvent, Season } from "./charities.schema";

/** What was raised for in a year's stream against ALS. */
export function alsCause(year: number): string {
  return year < 2023 ? "ALS Triangle Walk 2023" : `Papa Barks ${year}`;
}

/**
 * The events for ALS, one a year up to the current one.
 *
 * @param now a clock that is wrong by years still leaves the first
 */
export function alsEvents(now: Date): CharityEvent[] {
  const count = Math.max(1, now.getUTCFullYear() - firstAlsYear + 1);
  return Array.from({ length: count }, (_, index) => alsEvent(firstAlsYear + index));
}

function alsEvent(year: number): CharityEvent {
  const { opens, closes } = alsSeason;
  return {
    fullName: alsCause(year),
    shortName: "als",
    year,
    opens: `${year}-${opens}`,
    closes: `${year}-${closes}`,
    goal: alsGoals[year],
  };
}

/** Whether a charity's jar is out. */
export interface DonationStatus {
  isOpen: boolean;
  /** What it is out for, or will be next; nothing where none is announced. */
  season: Season | undefined;
}

/** Whether a charity can be given to through the stream now, and else when it can be again. */
export function getDonationStatus(slug: Charity["slug"], now: Date): DonationStatus {
  const today = now.toISOString().slice(0, 10);
  const [season] = [...seasonsOf(slug, now), ...announced[slug]]
    .filter(({ closes }) => closes >= today)
    .sort((a, b) => (a.opens < b.opens ? -1 : 1));
  return { isOpen: season !== undefined && season.opens <= today, season };
}

function seasonsOf(slug: Charity["slug"], now: Date): readonly Season[] {
  switch (slug) {
    case "als":
      return [...alsEvents(now), alsEvent(now.getUTCFullYear() + 1)];
    case "go":
      return gamersOutreachEvents;
    case "kka":
      return [hawaiiEvent];
  }
}

const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A day for people, "October 31, 2026", which no line breaks. */
export function formatDay(day: string): string {
  return longDay.format(new Date(day)).replaceAll(" ", "\u00a0");
}

/** The name of an event in the upstream, and in addresses that choose between events. */
export function eventKey({ shortName, year }: Pick<CharityEvent, "shortName" | "year">): string {
  return `${shortName}-${year}`;
}

/** The event of such a name, if there is a table for it by now. */
export function eventOf(key: string, now: Date): CharityEvent | undefined {
  const events = [...alsEvents(now), ...gamersOutreachEvents, hawaiiEvent];
  return events.find((event) => eventKey(event) === key);
}

/** Where the donations to an event are by themselves, for a page that goes on being shown. */
export function donationsPath(event: CharityEvent): string {
  return `/stream/charities/${eventKey(event)}/donations.json`;
}

/** A list of events to choose from, as a form and an address name them. */
export interface EventChoice {
  /** The parameter of the address. */
  name: "year" | "event";
  label: string;
  options: readonly { value: string; label: string }[];
  /** The value of the event that is shown. */
  value: string;
}

/** The value of a parameter that is given once; given twice it asks for nothing. */
export function requestedValue(request: Request, name: EventChoice["name"]): string | undefined {
  const values = new URL(request.url).searchParams.getAll(name);
  return values.length === 1 ? values[0] : undefined;
}
