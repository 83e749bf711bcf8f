export const alertTypes = ["follow", "sub", "gift", "cheer", "raid"] as const;
export type AlertType = (typeof alertTypes)[number];

/** An event of the stream. Its texts are plain text, with any content. */
export interface OverlayEvent {
  /** Any text: upstreams may have types that are no alert. */
  type: string;
  username: string;
  count?: number;
  tier?: string;
  message?: string;
  receiver?: string;
  /** Address of the profile picture, http or https. */
  pfp?: string;
  /** Identifies second deliveries, if the upstream sends one. */
  id?: string;
}

export interface Alert extends OverlayEvent {
  type: AlertType;
}

/** Longer texts of an event are cut; in UTF-16 code units. */
export const MAX_TEXT_LENGTH = 500;

export function isAlert(event: OverlayEvent): event is Alert {
  return (alertTypes as readonly string[]).includes(event.type);
}

/**
 * Reads an event of the upstream. It never fails: invalid fields are ignored, and other values become an event without
 * a type.
 *
 * @returns undefined for `{}`, `[]` and `""`: there is no event yet
 */
export function readEvent(data: unknown): OverlayEvent | undefined {
  if (data === "" || data === null || data === undefined) return undefined;
  if (typeof data !== "object") return { type: "", username: "" };
  const fields = data as Record<string, unknown>;
  if (Object.keys(fields).length === 0) return undefined;

  const event: OverlayEvent = { type: text(fields["type"]), username: text(fields["username"]) };
  for (const name of ["tier", "message", "receiver"] as const) {
    const value = text(fields[name]);
    if (value) event[name] = value;
  }
  const count = numeric(fields["count"]);
  if (count !== undefined) event.count = count;
  const pfp = webAddress(text(fields["pfp"]));
  if (pfp) event.pfp = pfp;
  const id = fields["id"];
  if (typeof id === "string" || typeof id === "number") event.id = text(String(id));
  return event;
}

function text(value: unknown): string {
  return typeof value === "string" ? toWellFormed(value.slice(0, MAX_TEXT_LENGTH)) : "";
}

function numeric(value: unknown): number | undefined {
  if (typeof value !== "number" && !(typeof value === "string" && /^-?\d+$/.test(value))) {
    return undefined;
  }
  const count = Number(value);
  return Number.isFinite(count) ? count : undefined;
}

function webAddress(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address)) return undefined;
  try {
    return new URL(address).href;
  } catch {
    return undefined;
  }
}

/** The text with U+FFFD for each lone surrogate: `String.prototype.toWellFormed`, which Chromium 103 lacks. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}
