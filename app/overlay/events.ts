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

/** The text with U+FFFD for each lone surrogate: `String.prototype.toWellFormed`, which Chromium 103 lacks. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}
