import { alertTypes, type Alert } from "./control-messages";

export { alertTypes, MAX_TEXT_LENGTH, type Alert, type AlertType } from "./control-messages";

/** An event of the stream, with any type: upstreams may have types that are no alert. */
export type OverlayEvent = Omit<Alert, "type"> & { type: string };

export function isAlert(event: OverlayEvent): event is Alert {
  return (alertTypes as readonly string[]).includes(event.type);
}

/** The text with U+FFFD for each lone surrogate: `String.prototype.toWellFormed`, which Chromium 103 lacks. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}
