import * as to from "~/addresses";
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { serialize } from "cookie";
import { env } from "~/env.server";
import { splitSecrets } from "~/environment";
import { featureCookies, readCookies } from "~/http/preferences.server";
import type { RemoteAccess } from "./controls";

const cookieName = featureCookies.overlayKey;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A browser that has sent a former key still has access: `new,old`. */
export function getRemoteAccess(request: Request): RemoteAccess {
  if (env.OVERLAY_KEY === undefined) return "off";
  const token = readCookies(request)[cookieName] ?? "";
  const isOpen = splitSecrets(env.OVERLAY_KEY).some((key) => isEqual(token, createToken(key)));
  return isOpen ? "open" : "closed";
}

/** Guesses are not limited: a key has at least 32 characters. */
export function isOverlayKey(text: string): boolean {
  return env.OVERLAY_KEY !== undefined && isEqual(text, splitSecrets(env.OVERLAY_KEY)[0]);
}

/** The Set-Cookie value that gives a browser remote access, or takes it away. */
export function serializeAccessCookie(access: "open" | "closed"): string {
  return serialize(
    cookieName,
    access === "open" ? createToken(splitSecrets(env.OVERLAY_KEY ?? "")[0]) : "",
    {
      path: to.overlay,
      maxAge: access === "open" ? YEAR_SECONDS : 0,
      sameSite: "strict",
      httpOnly: true,
      secure: env.SITE_URL.startsWith("https:"),
    },
  );
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
