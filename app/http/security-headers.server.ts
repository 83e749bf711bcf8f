import { env } from "~/env.server";
import { rightsHeaders } from "./rights.server";

/** Headers that every answer of this site carries, whatever it is. */
const everywhere: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  // no-referrer would make browsers send `Origin: null` with forms that work without JavaScript.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  ...(env.SITE_URL.startsWith("https:") && {
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  }),
  ...rightsHeaders,
};

/**
 * The headers of a hashed file. A script or a stylesheet is no context of its own: the policies of
 * the document that uses it apply, and repeating them on every file costs slow lines more than the
 * smallest scripts do.
 */
export function secureFile(headers: Headers): Headers {
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  return headers;
}

/** For everything that is not a document: nothing in it may load, run, send or frame anything. */
const inert = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Adds the security headers to an answer.
 *
 * @param policy the content security policy; null for none, in development
 */
export function secure(headers: Headers, policy: string | null = inert): Headers {
  for (const [name, value] of Object.entries(everywhere)) headers.set(name, value);
  if (policy !== null) headers.set("Content-Security-Policy", policy);
  return headers;
}

/** What a document's policy has to allow beyond what all have; see `documentPolicy`. */
export interface DocumentTraits {
  /**
   * A form of it is answered with a redirect to a site of the visitor's choice, as sharing is: Chromium
   * holds `form-action` against where a post ends up, too.
   */
  formsLeadAway?: boolean;
  /** Origins of players that it frames. */
  frames?: readonly string[];
  /**
   * It is a source of broadcast software, which adds an inline style of its own. A policy with hashes
   * would ignore 'unsafe-inline', so it has none. Profile pictures come from the stream's own hosts, and
   * sounds are made in the page. Scripts are held to what they are everywhere.
   */
  isBroadcast?: boolean;
}

/**
 * The content security policy of a document: inline scripts and styles run by their hash alone.
 * Unlike a nonce, a hash stays sound when a shared cache hands the page to many visitors.
 *
 * @param scripts SHA-256 of each inline script, base64
 * @param styles SHA-256 of each inline style, base64
 */
export function documentPolicy(
  scripts: readonly string[],
  styles: readonly string[],
  { formsLeadAway = false, frames = [], isBroadcast = false }: DocumentTraits = {},
): string {
  const hashes = (list: readonly string[]) => list.map((hash) => ` 'sha256-${hash}'`).join("");
  const pictures = pictureOrigin();
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(scripts)}`,
    `style-src 'self'${isBroadcast ? " 'unsafe-inline'" : hashes(styles)}`,
    `img-src 'self' data:${pictures}${isBroadcast ? " https:" : ""}`,
    ...(isBroadcast ? ["media-src 'self'"] : []),
    "font-src 'self'",
    // Chapters are saved with their pictures.
    `connect-src 'self'${pictures}`,
    "manifest-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(" ")}`] : []),
    "base-uri 'none'",
    `form-action 'self'${formsLeadAway ? " https:" : ""}`,
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The content security policy of the service worker: it asks the site, and its host of pictures. */
export function workerPolicy(): string {
  return `${inert}; connect-src 'self'${pictureOrigin()}`;
}

/** The origin of the picture host as a policy names it besides the site's own; nothing without one. */
function pictureOrigin(): string {
  return env.CDN_URL ? ` ${new URL(env.CDN_URL).origin}` : "";
}

/**
 * Adds the security headers to an answer that none of this site's routes made, such as a refusal of
 * Remix or of the server; others have them already.
 */
export function completeSecurity(headers: Headers): Headers {
  return headers.has("Cross-Origin-Resource-Policy") ? headers : secure(headers);
}
