import { laterPage } from "~/page-ref";
import { mergeRanges } from "../read-pages";
import { parseReadingState, type ReadingState } from "../reading-state";
import { loadReadingState } from "../reading-store";

/** Encodes this browser's reading states as a fragment, or "" if the reader has read nothing. */
export function encodeReadingStates(comics: readonly { slug: string }[]): string {
  const states = comics.map(({ slug }) => [slug, loadReadingState(slug)] as const);
  const begun = states.filter(([, { read }]) => read.length > 0);
  const reading = JSON.stringify(Object.fromEntries(begun));
  return begun.length > 0 ? `#${new URLSearchParams({ reading }).toString()}` : "";
}

/** Parses the reading state of a comic from a fragment, or returns undefined. */
export function parseHash(hash: string, comic: string): ReadingState | undefined {
  try {
    const text = new URLSearchParams(hash.slice(1)).get("reading") ?? "";
    const states = JSON.parse(text) as Record<string, unknown>;
    return Object.hasOwn(states, comic) ? parseReadingState(states[comic]) : undefined;
  } catch {
    return undefined;
  }
}

/** Merges reading states: the bookmark of the link, and the read pages of both states. */
export function mergeStates(own: ReadingState, link: ReadingState): ReadingState {
  const bookmark = link.bookmark ?? own.bookmark;
  const known = bookmark && laterPage(bookmark.known, own.bookmark?.known ?? bookmark.known);
  return {
    bookmark: known && { ...bookmark, known },
    read: mergeRanges([...own.read, ...link.read]),
  };
}
