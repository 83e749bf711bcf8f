import { cacheName, writeSavedChapter, type ChapterList, type SavedChapter } from "./saved-chapter";

/** Time after which the pictures of a copy are compared with those of their host again. */
const PICTURES_RENEWED_MS = 86_400_000;

/** Pictures whose sizes are asked for, to estimate those of all. */
const MAX_MEASURED_PICTURES = 6;

/** Chromium sends the same for pictures, so that its HTTP cache is shared. */
export const PICTURE_HEADERS = {
  Accept: "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8",
};

/** The host of the pictures sends no CORS headers, so that no script can read its responses. */
export class PictureHostError extends Error {}

/** The host has no such picture, or sends a file that is none. */
export class PictureError extends Error {}

/** Estimates the pictures of a list by the sizes of some, as their host tells them. */
export async function measurePictures(list: ChapterList): Promise<ChapterList> {
  const pictures = list.items.filter(({ kind }) => kind === "picture");
  const step = Math.ceil(pictures.length / MAX_MEASURED_PICTURES);
  const lengths = pictures
    .filter((_, at) => at % step === 0)
    .map(async ({ address }) => Number((await fetchHead(address))?.headers.get("Content-Length")));
  const known = (await Promise.all(lengths)).filter((length) => length > 0);
  if (known.length === 0) return list;
  const bytes = Math.round(known.reduce((sum, length) => sum + length, 0) / known.length);
  const items = list.items.map((item) => (item.kind === "picture" ? { ...item, bytes } : item));
  return { ...list, items };
}

/**
 * Fetches a picture, or takes the saved one while it is that of the host.
 *
 * @throws {PictureError} when the host has none, or its file cannot be decoded
 */
export async function fetchPicture(address: string, signal?: AbortSignal): Promise<Response> {
  const saved = await caches.match(address);
  if (saved && (await isCurrent(saved, address))) return saved;
  // The browser's own cache may hold a file that is no picture.
  for (const cache of saved ? (["reload"] as const) : (["default", "reload"] as const)) {
    const init = { cache, headers: PICTURE_HEADERS, signal: signal ?? null };
    const response = await fetch(address, init).catch(async (reason: unknown) => {
      throw (await isBlocked(address)) ? new PictureHostError() : reason;
    });
    if (!response.ok) break;
    const picture = await readWhole(response);
    if (await isPicture(picture)) return picture;
  }
  throw new PictureError(address);
}

async function isPicture(response: Response): Promise<boolean> {
  try {
    (await createImageBitmap(await response.clone().blob())).close();
    return true;
  } catch {
    return false;
  }
}

/** Whether the host still has the saved picture, by the headers that tell versions apart. */
async function isCurrent(saved: Response, address: string): Promise<boolean> {
  if (!saved.headers.get("Content-Type")?.startsWith("image/")) return false;
  const now = await fetchHead(address);
  return ["ETag", "Last-Modified"].every((name) => {
    const [before, after] = [saved, now].map((response) => response?.headers.get(name));
    return !before || !after || before === after;
  });
}

/** The headers of a picture as the host sends them now; undefined when it does not answer, or has no such picture. */
async function fetchHead(address: string): Promise<Response | undefined> {
  const init = { method: "HEAD", cache: "no-cache", headers: PICTURE_HEADERS } as const;
  const response = await fetch(address, init).catch(() => undefined);
  return response?.ok ? response : undefined;
}

/** Replaces the saved pictures that their host has replaced, or that are none; at most once a day. */
export async function renewPictures(copy: SavedChapter): Promise<void> {
  const { comparedAt = 0, items, taken = 0 } = copy;
  const age = Date.now() - comparedAt;
  if (age >= 0 && age < PICTURES_RENEWED_MS) return;
  const cache = await caches.open(cacheName(copy));
  let growth = 0;
  for (const { address } of items.filter(({ kind }) => kind === "picture")) {
    const before = await cache.match(address);
    const picture = before && (await fetchPicture(address).catch(() => undefined));
    if (!picture) continue;
    await cache.put(address, picture.clone());
    growth += lengthOf(picture) - lengthOf(before);
  }
  await writeSavedChapter(cache, { ...copy, taken: taken + growth, comparedAt: Date.now() });
}

/** The bytes of a response that `readWhole` returned. */
export const lengthOf = ({ headers }: Response) => Number(headers.get("Content-Length"));

/** Whether a picture of another origin can be shown, but not read: the response is opaque. */
async function isBlocked(address: string): Promise<boolean> {
  if (!URL.canParse(address)) return false;
  const response = await fetch(address, { mode: "no-cors" }).catch(() => undefined);
  return response?.type === "opaque";
}

/** Reads a response to its end, and sets its Content-Length. */
export async function readWhole(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  // The stored body is decompressed and serves every request.
  for (const name of ["Content-Encoding", "Vary"]) headers.delete(name);
  headers.set("Content-Length", String(body.byteLength));
  return new Response(body, { headers });
}
