import { alertTypes, type AlertType } from "./events";

/** When an alert leaves, and when the next event is asked for; milliseconds from its start. */
export interface AlertTiming {
  shown: number;
  advance: number;
}

/** How long each alert is on the screen. Its stylesheet has the same times for its parts. */
export const timings: Readonly<Record<AlertType, AlertTiming>> = {
  follow: { shown: 15_000, advance: 16_000 },
  sub: { shown: 15_000, advance: 16_000 },
  gift: { shown: 20_000, advance: 21_000 },
  cheer: { shown: 15_000, advance: 16_000 },
  raid: { shown: 20_000, advance: 21_000 },
};

/** Between an alert and the next one. */
export const gap = 1_000;

/** How long the leaving of an alert takes, at the end of its time. */
export const leaving = 600;

/** How alerts of a kind take turns with others. */
export interface KindPace {
  /** Of several that wait, the lowest number goes first. */
  priority: number;
  /** The shortest it is shown when others wait, and the longest; milliseconds. */
  least: number;
  most: number;
}

/** How alerts follow one another. */
export interface Pace {
  /** Milliseconds between gifts, follows or cheers that come as one alert; 0 for none. */
  train: number;
  kinds: Readonly<Record<AlertType, KindPace>>;
}

/** What a kind has unless told otherwise: one after another, each for its time. */
export const usualPriority = 5;
export const tablePace: Pace = {
  train: 0,
  kinds: Object.fromEntries(
    alertTypes.map((type) => {
      const { shown } = timings[type];
      return [type, { priority: usualPriority, least: shown, most: shown }];
    }),
  ) as Record<AlertType, KindPace>,
};

/** Whether what comes next depends on what waits behind it, so that it has to be read ahead. */
export function looksAhead({ train, kinds }: Pace): boolean {
  const all = Object.values(kinds);
  return (
    train > 0 ||
    all.some(({ priority, least, most }) => least < most || priority !== all[0]!.priority)
  );
}

/** Milliseconds until an event that is not there yet, or of no known type, is asked for again. */
export const pollDelay = 1_000;

/** The longest wait after failed calls. */
const longestDelay = 5_000;

/** How much of a wait chance may take away, so that overlays do not come back all at once. */
const jitter = 0.2;

/**
 * The wait after failed calls in a row: the poll's, doubled for each, never more than five seconds.
 *
 * @param failures 1 for the first
 * @param chance 0 to 1, shortens the wait
 */
export function retryDelay(failures: number, chance: number): number {
  const doubled = Math.min(pollDelay * 2 ** failures, longestDelay);
  return Math.round(doubled * (1 - jitter * chance));
}

/**
 * When the part of an alert that says something comes, after the rest of it: a sub's message, all
 * that a cheer says, the bar of a raid. It leaves with the rest.
 */
export const textDelays: Readonly<Record<AlertType, number>> = {
  follow: 0,
  sub: 1_800,
  gift: 0,
  cheer: 500,
  raid: 3_000,
};
