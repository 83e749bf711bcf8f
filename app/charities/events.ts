import { firstAlsYear, type CharityEvent } from "./charities";

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
  return Array.from({ length: count }, (_, index) => {
    const year = firstAlsYear + index;
    return { fullName: alsCause(year), shortName: "als", year };
  });
}

/** The name of an event in the upstream, and in addresses that choose between events. */
export function eventKey({ shortName, year }: Pick<CharityEvent, "shortName" | "year">): string {
  return `${shortName}-${year}`;
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
