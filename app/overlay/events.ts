/** The kinds of alert the overlay can show. */
export const alertTypes = ["follow", "sub", "gift", "cheer", "raid"] as const;
export type AlertType = (typeof alertTypes)[number];

/** One event of the stream, as far as it could be read: texts are plain text of any sort. */
export interface OverlayEvent {
  /** One of `alertTypes`, or anything else, which the overlay does not know. */
  type: string;
  username: string;
  count?: number;
  tier?: string;
  message?: string;
  receiver?: string;
  /** Address of the profile picture, http or https. */
  pfp?: string;
  /** Tells a second delivery from a second event, where the upstream sends one. */
  id?: string;
}

/** An event that the overlay has an alert for. */
export interface Alert extends OverlayEvent {
  type: AlertType;
}

/** Longer texts of an event are cut; in UTF-16 code units. */
export const MAX_TEXT_LENGTH = 500;

/** Whether there is an alert for the event. */
export function isAlert(event: OverlayEvent): event is Alert {
  return (alertTypes as readonly string[]).includes(event.type);
}

/**
 * Reads an event from whatever an upstream sent. It never fails: a field of the wrong type counts as
 * missing, and what is no event at all becomes one of no type.
 *
 * @returns nothing for `{}`, `[]` and `""`, which say that there is no event yet
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
