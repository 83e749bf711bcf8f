import { isRouteErrorResponse } from "@remix-run/react";

/**
 * Logs an error of the server with its stack: `error GET /path Error: …`. The query, cookies and address of the visitor
 * are not logged, and neither are aborted requests and those that the visitor got wrong.
 */
export function logError(error: unknown, request: Request): void {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const { pathname } = new URL(request.url);
  const cause = isRouteErrorResponse(error) && "error" in error ? error.error : error;
  const reason = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  console.error(`error ${request.method} ${pathname} ${reason}`);
}
