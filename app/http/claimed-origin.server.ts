import type { IncomingHttpHeaders } from "node:http";

/**
 * Remix compares the Origin of a posted document with its Host before any action runs, trusts a
 * forwarded host in doing so, and answers a mismatch with an empty 500. This site has its own check,
 * which every action starts with and which answers 403 (see `same-origin.server.ts`). So the Origin
 * of a request travels under a name that only that check reads.
 */
export const claimedOrigin = "x-claimed-origin";

/** Renames the Origin of a request. */
export function claimOrigin(headers: IncomingHttpHeaders): void {
  // Nobody else gets to claim one.
  headers[claimedOrigin] = headers.origin ?? "";
  delete headers.origin;
}
