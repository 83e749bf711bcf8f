import { HttpResponse } from "msw";
import type { z } from "zod";

/** Returns a successful response of the v1 API. */
export function ok(data: unknown): Response {
  return HttpResponse.json({ code: "CHASE-1000", message: "OK", data });
}

/** Returns an error response of the v1 API. */
export function failure(status: 400 | 404 | 409 | 415, message: string): Response {
  return HttpResponse.json({ code: `CHASE-1${status}`, message, data: null }, { status });
}

/** Returns the response to a request for unknown data. */
export function notFound(what: string): Response {
  return failure(404, `${what} not found`);
}

/** Returns the response to an invalid request body. */
export function invalidBody(error: z.ZodError): Response {
  const [issue] = error.issues;
  return failure(400, [...(issue?.path ?? []), issue?.message].join(": "));
}

/** Parses a request's JSON body; undefined if it is invalid. */
export async function readJson(request: Request): Promise<unknown> {
  return request.json().catch(() => undefined);
}
