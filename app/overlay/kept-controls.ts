import { readControls } from "./channel-messages";
import type { Controls } from "./control";

/** The entry of browser storage that keeps what docks have set. */
export const controlsKey = "overlay-controls";

/** Loudness where nobody says another, 0 to 1. */
export const defaultVolume = 0.8;

/** What stands before a dock sets anything: what the overlay's address says. */
export function firstControls({ muted = false, volume = defaultVolume } = {}): Controls {
  return { paused: false, muted, volume, safe: false, words: [], at: 0 };
}

/**
 * The later of two; of two of the same moment the same one everywhere, whichever comes first.
 */
export function laterControls(standing: Controls, coming: Controls): Controls {
  if (coming.at !== standing.at) return coming.at > standing.at ? coming : standing;
  return JSON.stringify(coming) > JSON.stringify(standing) ? coming : standing;
}

/** Reads controls that were kept; nothing for any text that says none. */
export function readKeptControls(text: string | null): Controls | undefined {
  try {
    return readControls(JSON.parse(text ?? ""));
  } catch {
    return undefined;
  }
}
