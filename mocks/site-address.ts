/** The site's address, for absolute addresses in the feed and in downloads. */
export function siteAddress(): string {
  return process.env["SITE_URL"] || `http://localhost:${process.env["PORT"] || 3000}`;
}
