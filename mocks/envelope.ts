import { HttpResponse } from "msw";

/** A good answer of the v1 API around its data. */
export function ok(data: unknown): Response {
  return HttpResponse.json({ code: "CHASE-1000", message: "OK", data });
}

/** The answer for something the upstream does not have. */
export function missing(what: string): Response {
  return HttpResponse.json(
    { code: "CHASE-1404", message: `${what} not found`, data: null },
    { status: 404 },
  );
}
