import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { serialize } from "cookie";
import { LRUCache } from "lru-cache";
import { env } from "~/env.server";
import { readCookies } from "~/http/preferences.server";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** What a visitor is counted by; see `app/http/visitor-address.ts`. */
    visitor?: string;
  }
}

/** Whether docks and overlays of a browser may use the way through the server: it is off without `OVERLAY_KEY`. */
export type Way = "off" | "closed" | "open";

const cookie = "overlay-key";
const path = "/ex/overlay";
const year = 365 * 24 * 60 * 60;

/** So many wrong keys one address may send in so many milliseconds. */
const wrongKeys = { most: 10, within: 60_000 };

/** How many each address sent; those who tried last are remembered. */
const wrong = new LRUCache<string, number>({
  max: 1_000,
  ttl: wrongKeys.within,
  perf: { now: () => Date.now() },
  ttlResolution: 0,
});

/** What the way is to the browser that sent a request. */
export function wayOf(request: Request): Way {
  if (env.OVERLAY_KEY === undefined) return "off";
  return isSame(readCookies(request)[cookie] ?? "", proofOf(env.OVERLAY_KEY)) ? "open" : "closed";
}

/**
 * Compares a key that was sent, in the same time whatever it is. After ten wrong ones in a minute nothing
 * is compared for that address, not even the right one.
 *
 * @param visitor the address it came from
 */
export function tryKey(given: string, visitor: string): "right" | "wrong" | "too often" {
  // There is nothing to guess.
  if (env.OVERLAY_KEY === undefined) return "wrong";
  const before = wrong.get(visitor) ?? 0;
  if (before >= wrongKeys.most) return "too often";
  if (isSame(given, env.OVERLAY_KEY)) return "right";
  // The minute is that of the first.
  wrong.set(visitor, before + 1, { ttl: wrong.getRemainingTTL(visitor) || wrongKeys.within });
  return "wrong";
}

/** The Set-Cookie value that opens the way to a browser, or closes it again. */
export function wayCookie(way: "open" | "closed"): string {
  return serialize(cookie, way === "open" ? proofOf(env.OVERLAY_KEY ?? "") : "", {
    path,
    maxAge: way === "open" ? year : 0,
    sameSite: "strict",
    httpOnly: true,
    secure: env.SITE_URL.startsWith("https:"),
  });
}

/** What a browser keeps in the place of the key: who reads it there still does not know that. */
function proofOf(key: string): string {
  return createHmac("sha256", key).update("overlay control").digest("base64url");
}

/** Of the same length are only their hashes. */
function isSame(given: string, right: string): boolean {
  const hashOf = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hashOf(given), hashOf(right));
}
