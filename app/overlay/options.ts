import { alertTypes, type Alert, type AlertType } from "./events";

/** How the overlay was asked to be, in its address. */
export interface OverlayOptions {
  /** Shown at the start, before the events of the stream. */
  test: AlertType | undefined;
  /** 0 to 1; 0 plays nothing. */
  volume: number;
  /** Size of the alerts against their usual one. */
  scale: number;
}

const defaultVolume = 0.8;
const scales = { smallest: 0.25, usual: 1, largest: 4 } as const;

/** Reads the query of the overlay's address; what makes no sense counts as left out. */
export function readOptions(search: string): OverlayOptions {
  const query = new URLSearchParams(search);
  const muted = query.has("mute") && !["0", "false", "no", "off"].includes(query.get("mute") ?? "");
  const volume = within(number(query.get("volume"), defaultVolume), 0, 1);
  return {
    test: alertTypes.find((type) => type === query.get("test")?.toLowerCase()),
    volume: muted ? 0 : volume,
    scale: within(number(query.get("scale"), scales.usual), scales.smallest, scales.largest),
  };
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
