import type { Controls } from "./control";

/** The entry of browser storage that keeps what docks have set. */
export const controlsKey = "overlay-controls";

/** Never more words than a person writes down, none longer than a line. */
const bounds = { words: 500, letters: 100 } as const;

/** What stands before a dock sets anything: what the address says. */
export function firstControls({ muted, volume }: { muted: boolean; volume: number }): Controls {
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
export function readControls(text: string | null): Controls | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
  const { paused, muted, volume, safe, words, at } = (value ?? {}) as Record<string, unknown>;
  if (typeof at !== "number" || !Array.isArray(words) || typeof volume !== "number") {
    return undefined;
  }
  return {
    paused: paused === true,
    muted: muted === true,
    volume: Math.min(1, Math.max(0, volume)),
    safe: safe === true,
    words: words
      .filter((word) => typeof word === "string")
      .slice(0, bounds.words)
      .map((word) => word.slice(0, bounds.letters)),
    at,
  };
}
