/**
 * The site's own address. An upstream elsewhere knows where its site lives; the embedded one has to ask
 * the environment, because some answers (the feed, a download) carry whole addresses.
 */
export function siteAddress(): string {
  return process.env["SITE_URL"] || `http://localhost:${process.env["PORT"] || 3000}`;
}
