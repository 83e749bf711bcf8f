import { bookmarkKey, type Bookmark } from "../bookmark";
import { compare } from "../place";
import { storedBookmark, writeBookmark, type ReadingData } from "../use-bookmark";
import { storedRead, writeRead } from "../stored-read";
import { comicsOf, merged, type Kept, type Places } from "./portable";

/** The place of the cookie, for who has read without JavaScript until now. */
type StopOfCookie = ReadingData["stop"];

function keysOfStorage(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** What this browser keeps of its reader, of all comics. */
export function keptPlaces(stop: StopOfCookie): Places {
  const comics = comicsOf([...keysOfStorage(), ...(stop ? [bookmarkKey(stop.comic)] : [])]);
  return new Map(comics.map((comic) => [comic, keptOf(comic, stop)]));
}

function keptOf(comic: string, stop: StopOfCookie): Kept {
  const own = stop?.comic === comic ? stop : undefined;
  return {
    bookmark: storedBookmark(comic) ?? (own && bookmarkAt(own)),
    read: storedRead(comic, stop),
  };
}

function bookmarkAt({ chapter, page, known }: NonNullable<StopOfCookie>): Bookmark {
  return { chapter, page, depth: 0, known: known ?? { chapter, page } };
}

/** What became of the place in a comic when one was brought. */
export interface Outcome {
  comic: string;
  before: Kept;
  brought: Kept;
  /** The two as one, which this browser keeps now: the farther place, and all that was read. */
  after: Kept;
  /** Whether it does; storage can be forbidden, or full. */
  isKept: boolean;
}

/** Brings places into this browser. */
export function bring(places: Places, stop: StopOfCookie): Outcome[] {
  return [...places].map(([comic, brought]) => {
    const before = keptOf(comic, stop);
    const after = merged(before, brought);
    return { comic, before, brought, after, isKept: write(comic, after) };
  });
}

/** What an outcome leaves to choose: the place that was not taken, and what is kept with it. */
export function otherChoice({ before, brought, after }: Outcome): Kept | undefined {
  const [own, other] = [before.bookmark, brought.bookmark];
  if (!own || !other || !after.bookmark || compare(own, other) === 0) return undefined;
  // Back to how it was; or back to the place that was brought, with all that is known.
  if (compare(other, own) > 0) return before;
  return { bookmark: { ...other, known: after.bookmark.known }, read: after.read };
}

/** Keeps a choice instead. */
export function write(comic: string, { bookmark, read }: Kept): boolean {
  const isKept = [bookmark ? writeBookmark(comic, bookmark) : true, writeRead(comic, read)];
  return isKept.every(Boolean);
}
