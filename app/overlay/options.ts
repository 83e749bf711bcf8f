import { DEFAULT_VOLUME } from "./controls";
import { alertTypes, type Alert, type AlertType } from "./events";
import { mapTypes, SHOWN_MS, type TypePace } from "./timing";

/** The looks of alerts; the first is the default. */
const looks = ["card", "banner", "sticker"] as const;

/** The parameters of the overlay's address. */
export type OverlayOptions = ReturnType<typeof parseOptions>;

/** Parses the query of the overlay's address. Invalid values are ignored. */
export function parseOptions(search: string) {
  const query = new URLSearchParams(search);
  const isOn = (name: string) =>
    query.has(name) && !["0", "false", "no", "off"].includes(query.get(name) ?? "");
  return {
    /** Shown on load. */
    test: alertTypes.find((type) => type === query.get("test")?.toLowerCase()),
    /** Whether sounds are off, also when a dock turns them on. */
    muted: isOn("mute"),
    /** 0 to 1, until a dock changes it. */
    volume: clamp(parseNumber(query.get("volume")) ?? DEFAULT_VOLUME, 0, 1),
    scale: clamp(parseNumber(query.get("scale")) ?? 1, 0.25, 4),
    look: looks.find((look) => look === query.get("theme")?.toLowerCase()) ?? looks[0],
    /** Six hexadecimal digits: one color for all types. */
    accent: /^#?([\da-f]{6})$/i.exec(query.get("accent") ?? "")?.[1]?.toLowerCase(),
    /** Whether a voice of the browser reads alerts aloud. */
    voice: isOn("voice"),
    pace: {
      combineMs: parseDuration(query.get("train"), 1, 60) ?? 0,
      types: mapTypes((type) => parseTypePace(type, query.get(type) ?? "")),
    },
  };
}

export const DEFAULT_PRIORITY = 5;

/** Parses `priority,minimum,maximum`, durations in seconds; each part is optional. */
function parseTypePace(type: AlertType, text: string): TypePace {
  const [first = "", minimum, maximum] = text.split(",");
  // All texts of an alert have appeared within 5 seconds.
  const minShownMs = parseDuration(minimum, 5, 120);
  const maxShownMs = parseDuration(maximum, 5, 120) ?? Math.max(SHOWN_MS[type], minShownMs ?? 0);
  const priority = /^[1-9]$/.test(first.trim()) ? Number(first) : DEFAULT_PRIORITY;
  return { priority, minShownMs: Math.min(minShownMs ?? maxShownMs, maxShownMs), maxShownMs };
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

function parseNumber(text: string | null | undefined): number | undefined {
  const value = text?.trim() ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}

/** Parses seconds within bounds. @returns milliseconds */
function parseDuration(
  text: string | null | undefined,
  min: number,
  max: number,
): number | undefined {
  const seconds = parseNumber(text) ?? 0;
  return seconds >= min && seconds <= max ? Math.round(seconds * 1_000) : undefined;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
