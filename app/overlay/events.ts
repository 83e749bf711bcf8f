import type { Alert } from "./control-messages.server";

export const alertTypes = ["follow", "sub", "gift", "cheer", "raid"] as const;
export type AlertType = (typeof alertTypes)[number];

export type { Alert };

/** An event of the stream, with any type: upstreams may have types that are no alert. */
export type OverlayEvent = Omit<Alert, "type"> & { type: string };

/** Longer texts of an event are cut; in UTF-16 code units. */
export const MAX_TEXT_LENGTH = 500;

export function isAlert(event: OverlayEvent): event is Alert {
  return (alertTypes as readonly string[]).includes(event.type);
}

/** The text with U+FFFD for each lone surrogate: `String.prototype.toWellFormed`, which Chromium 103 lacks. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}
