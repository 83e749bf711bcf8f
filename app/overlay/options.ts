import { DEFAULT_VOLUME } from "./controls";
import { alertTypes, type Alert, type AlertType } from "./events";
import { tablePace, timings, type KindPace, type Pace } from "./timing";

/** The looks of alerts, of the same markup; the first is the usual one. */
export const themes = ["card", "banner", "sticker"] as const;
export type Theme = (typeof themes)[number];

/** How the overlay was asked to be, in its address. */
export interface OverlayOptions {
  /** Shown at the start, before the events of the stream. */
  test: AlertType | undefined;
  /** No sounds, whatever a dock says. */
  muted: boolean;
  /** 0 to 1, until a dock says otherwise. */
  volume: number;
  /** Size of the alerts against their usual one. */
  scale: number;
  theme: Theme;
  /** The color of all alerts, of six hexadecimal digits; each kind has its own without it. */
  accent: string | undefined;
  /** Alerts are read out by a voice of the browser's. */
  voice: boolean;
  /** How alerts take turns. */
  pace: Pace;
}

const scales = { smallest: 0.25, usual: 1, largest: 4 } as const;
/** Seconds between those that come as one. */
const trains = { least: 1, most: 60 } as const;
/** Seconds that an alert may be told to stay; all of what it says has come within the least. */
const stays = { least: 5, most: 120 } as const;
const priorities = { first: 1, last: 9 } as const;

/** Reads the query of the overlay's address; what makes no sense counts as left out. */
export function readOptions(search: string): OverlayOptions {
  const query = new URLSearchParams(search);
  const isOn = (name: string) =>
    query.has(name) && !["0", "false", "no", "off"].includes(query.get(name) ?? "");
  const train = number(query.get("train"), 0);
  return {
    test: alertTypes.find((type) => type === query.get("test")?.toLowerCase()),
    muted: isOn("mute"),
    volume: within(number(query.get("volume"), DEFAULT_VOLUME), 0, 1),
    scale: within(number(query.get("scale"), scales.usual), scales.smallest, scales.largest),
    theme: themes.find((theme) => theme === query.get("theme")?.toLowerCase()) ?? themes[0],
    accent: /^#?([\da-f]{6})$/i.exec(query.get("accent") ?? "")?.[1]?.toLowerCase(),
    voice: isOn("voice"),
    pace: {
      train: isWithin(train, trains.least, trains.most) ? Math.round(train * 1_000) : 0,
      kinds: Object.fromEntries(
        alertTypes.map((type) => [type, kindPace(type, query.get(type))]),
      ) as Record<AlertType, KindPace>,
    },
  };
}

/** How a kind takes turns, from `priority,least,most`; each part may be left out. */
function kindPace(type: AlertType, text: string | null): KindPace {
  const [first, shortest, longest] = (text ?? "")
    .split(",")
    .map((part) => number(part, Number.NaN));
  const usual = tablePace.kinds[type];
  const [table, most, least] = [timings[type].shown, seconds(longest), seconds(shortest)];
  const priority =
    Number.isInteger(first) && isWithin(first!, priorities.first, priorities.last)
      ? first!
      : usual.priority;
  const until = most ?? Math.max(table, least ?? 0);
  return { priority, least: Math.min(least ?? until, until), most: until };
}

function seconds(value: number | undefined): number | undefined {
  return value !== undefined && isWithin(value, stays.least, stays.most)
    ? Math.round(value * 1_000)
    : undefined;
}

/** The alert that shows how one of its type looks. */
export function testAlert(type: AlertType): Alert {
  return {
    type,
    username: "Test Fox",
    count: 5,
    ...(type === "sub" && { tier: "Tier 1", message: "This is what a message looks like." }),
    ...(type === "cheer" && { message: "This is what a message looks like." }),
  };
}

function number(text: string | null, otherwise: number): number {
  const value = text === null || text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : otherwise;
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function isWithin(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}
