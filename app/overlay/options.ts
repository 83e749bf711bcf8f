import { DEFAULT_VOLUME } from "./controls";
import { alertTypes, type Alert, type AlertType } from "./events";
import { defaultPace, timings, type KindPace, type Pace } from "./timing";

/** The looks of alerts; the first is the default. */
export const themes = ["card", "banner", "sticker"] as const;
export type Theme = (typeof themes)[number];

/** The parameters of the overlay's address. */
export interface OverlayOptions {
  /** Shown on load. */
  test: AlertType | undefined;
  /** No sounds, whatever a dock says. */
  muted: boolean;
  /** 0 to 1, until a dock says otherwise. */
  volume: number;
  scale: number;
  theme: Theme;
  /** Six hexadecimal digits: one color for all types. */
  accent: string | undefined;
  /** Whether a voice of the browser reads alerts aloud. */
  voice: boolean;
  pace: Pace;
}

const scales = { smallest: 0.25, usual: 1, largest: 4 } as const;
/** Seconds. */
const trains = { least: 1, most: 60 } as const;
/** Seconds. All texts have appeared within the minimum. */
const stays = { least: 5, most: 120 } as const;
const priorities = { first: 1, last: 9 } as const;

/** Parses the query of the overlay's address. Invalid values are ignored. */
export function parseOptions(search: string): OverlayOptions {
  const query = new URLSearchParams(search);
  const isOn = (name: string) =>
    query.has(name) && !["0", "false", "no", "off"].includes(query.get(name) ?? "");
  const train = number(query.get("train"), 0);
  return {
    test: alertTypes.find((type) => type === query.get("test")?.toLowerCase()),
    muted: isOn("mute"),
    volume: clamp(number(query.get("volume"), DEFAULT_VOLUME), 0, 1),
    scale: clamp(number(query.get("scale"), scales.usual), scales.smallest, scales.largest),
    theme: themes.find((theme) => theme === query.get("theme")?.toLowerCase()) ?? themes[0],
    accent: /^#?([\da-f]{6})$/i.exec(query.get("accent") ?? "")?.[1]?.toLowerCase(),
    voice: isOn("voice"),
    pace: {
      train: isWithin(train, trains.least, trains.most) ? Math.round(train * 1_000) : 0,
      kinds: Object.fromEntries(
        alertTypes.map((type) => [type, parseKindPace(type, query.get(type))]),
      ) as Record<AlertType, KindPace>,
    },
  };
}

/** Parses `priority,least,most`; each part is optional. */
function parseKindPace(type: AlertType, text: string | null): KindPace {
  const [first, shortest, longest] = (text ?? "")
    .split(",")
    .map((part) => number(part, Number.NaN));
  const usual = defaultPace.kinds[type];
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

export function createTestAlert(type: AlertType): Alert {
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

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function isWithin(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}
