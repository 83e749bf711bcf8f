import { env } from "~/env.server";

/** Whether models may not be trained on the content of the site. */
export const isTrainingDenied = env.AI_TRAINING === "denied";

/** Headers that deny training: X-Robots-Tag, and the TDMRep of the W3C for European law. */
const rightsHeaders: Record<string, string> = isTrainingDenied
  ? { "X-Robots-Tag": "noai, noimageai", "tdm-reservation": "1" }
  : {};

/** The security headers of every response except files of the build. */
const commonHeaders: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  // With `no-referrer`, browsers would send `Origin: null` with forms.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  ...(env.SITE_URL.startsWith("https:") && {
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  }),
  ...rightsHeaders,
};

/** The content security policy of all responses that are not documents. */
const denyAll = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The origin of the picture host, if that origin differs from the site's. */
const pictures = env.CDN_URL ? ` ${new URL(env.CDN_URL).origin}` : "";

/** Adds the security headers. @param policy the content security policy, if any */
export function setSecurityHeaders(headers: Headers, policy: string | null = denyAll): Headers {
  for (const [name, value] of Object.entries(commonHeaders)) headers.set(name, value);
  if (policy !== null) headers.set("Content-Security-Policy", policy);
  return headers;
}

/** Adds the security headers to responses that lack them, such as Remix's error responses. */
export function addMissingHeaders(headers: Headers): void {
  if (!headers.has("Cross-Origin-Resource-Policy")) setSecurityHeaders(headers);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
}

/** Returns the headers of a file; the document that loads a file has the security policy. */
export const fileHeaders = (cacheControl: string) =>
  new Headers({
    "Cache-Control": cacheControl,
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
  });

/** Returns the headers of the service worker, which browsers revalidate at each visit. */
export const workerHeaders = () =>
  new Headers({
    "Cache-Control": "no-cache",
    "Content-Security-Policy": `${denyAll}; connect-src 'self'${pictures}`,
    "Service-Worker-Allowed": "/",
  });

/** Exceptions of a document from the default content security policy. */
export interface DocumentTraits {
  /**
   * Whether a form redirects to a site that the visitor chooses, such as a Mastodon server.
   * Chromium applies `form-action` to redirects, too.
   */
  hasFormsToOtherSites?: boolean;
  /** The origins of video players that the document may show in frames. */
  frames?: readonly string[];
  /** Whether OBS shows the document: OBS adds an inline style, and pictures may have any host. */
  isBroadcast?: boolean;
}

/** Returns the policy of a document with hashes, because shared caches would expose a nonce. */
export function documentPolicy(
  scripts: readonly string[],
  styles: readonly string[],
  { hasFormsToOtherSites = false, frames = [], isBroadcast = false }: DocumentTraits = {},
): string {
  const hashes = (list: readonly string[]) => list.map((hash) => ` 'sha256-${hash}'`).join("");
  return [
    // For fonts and the manifest, and in Firefox for prefetched loader data.
    "default-src 'self'",
    "object-src 'none'",
    `script-src 'self'${hashes(scripts)}`,
    `style-src 'self'${isBroadcast ? " 'unsafe-inline'" : hashes(styles)}`,
    `img-src 'self' data:${pictures}${isBroadcast ? " https:" : ""}`,
    `media-src ${isBroadcast ? "'self'" : "'none'"}`,
    // The page that saves a chapter fetches the pictures of the chapter.
    `connect-src 'self'${pictures}`,
    `frame-src ${frames.join(" ") || "'none'"}`,
    "base-uri 'none'",
    `form-action 'self'${hasFormsToOtherSites ? " https:" : ""}`,
    "frame-ancestors 'none'",
  ].join("; ");
}
