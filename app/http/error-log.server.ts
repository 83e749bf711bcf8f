import { isRouteErrorResponse } from "@remix-run/react";

/**
 * Writes one entry to the log for what went wrong on the server: `error GET /path Error: …` and where.
 * Of the visitor it says nothing: no query, no cookie, no address.
 *
 * Visitors who leave early, and those who ask for what is not offered, are no errors of the site.
 */
export function logError(error: unknown, request: Request): void {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const { pathname } = new URL(request.url);
  const cause = isRouteErrorResponse(error) && "error" in error ? error.error : error;
  const reason = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  console.error(`error ${request.method} ${pathname} ${reason}`);
}
