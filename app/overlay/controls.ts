import * as z from "zod/mini";
import { controls, type ControlMessage, type Controls } from "./control-messages";

/** Which end of the control channel a document is. */
export type ControlRole = "dock" | "overlay";

/** Whether a browser may use the control channel through the server; `off` without `OVERLAY_KEY`. */
export type RemoteAccess = "off" | "closed" | "open";

/** The localStorage key of the controls, for docks and overlays. */
export const controlsKey = "overlay-controls";

/** From 0 to 1. */
export const DEFAULT_VOLUME = 0.8;

/** The controls before a dock sets any. */
export function initialControls({ muted = false, volume = DEFAULT_VOLUME } = {}): Controls {
  return { paused: false, muted, volume, safe: false, words: [], at: 0 };
}

/** The later of two. Of two with the same time, the same one is returned in either order. */
export function latestControls(current: Controls, received: Controls): Controls {
  if (received.at !== current.at) return received.at > current.at ? received : current;
  return JSON.stringify(received) > JSON.stringify(current) ? received : current;
}

/** Parses stored controls; those that do not fit are the initial ones. @returns undefined when none are stored */
export function parseControls(text: string | null): Controls | undefined {
  const stored = parseJson(text);
  if (!z.object({ at: controls.shape.at }).safeParse(stored).success) return undefined;
  const entries = Object.entries(stored as Controls).filter(
    ([name, value]) => controls.shape[name as keyof Controls]?.safeParse(value).success,
  );
  return { ...initialControls(), ...(Object.fromEntries(entries) as Partial<Controls>) };
}

/** @returns undefined for a text that is no JSON */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

/** Whether a message concerns documents of a role. */
export function isMessageFor(role: ControlRole, { type }: ControlMessage): boolean {
  const isForDocks = type === "report" || type === "overlay-opened";
  return type === "controls" || isForDocks === (role === "dock");
}
