import { environment } from "./environment";

/** Returns the address of the site for absolute URLs in the feed and in downloads. */
export function siteAddress(): string {
  return environment["SITE_URL"] || `http://localhost:${environment["PORT"] || 3000}`;
}
