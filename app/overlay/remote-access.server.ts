import * as to from "~/addresses";
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { serialize } from "cookie";
import { env } from "~/env.server";
import { featureCookies, readCookies } from "~/http/preferences.server";
import type { RemoteAccess } from "./controls";

const cookieName = featureCookies.overlayKey;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

export function getRemoteAccess(request: Request): RemoteAccess {
  if (env.OVERLAY_KEY === undefined) return "off";
  const token = readCookies(request)[cookieName] ?? "";
  return isEqual(token, createToken(env.OVERLAY_KEY)) ? "open" : "closed";
}

/** Guesses are not limited: a key has at least 32 characters. */
export function isOverlayKey(key: string): boolean {
  return env.OVERLAY_KEY !== undefined && isEqual(key, env.OVERLAY_KEY);
}

/** The Set-Cookie value that gives a browser remote access, or takes it away. */
export function serializeAccessCookie(access: "open" | "closed"): string {
  return serialize(cookieName, access === "open" ? createToken(env.OVERLAY_KEY ?? "") : "", {
    path: to.overlay,
    maxAge: access === "open" ? YEAR_SECONDS : 0,
    sameSite: "strict",
    httpOnly: true,
    secure: env.SITE_URL.startsWith("https:"),
  });
}

/** The cookie does not reveal the key. */
function createToken(key: string): string {
  return createHmac("sha256", key).update("overlay control").digest("base64url");
}

/** Compares in constant time, which needs values of one length: hashes. */
function isEqual(given: string, expected: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
