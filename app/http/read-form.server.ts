import { cacheControl } from "./cache-policy";
import { secure } from "./security-headers.server";

/** What browsers send forms as. */
const formType = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/**
 * Reads a posted form. That it came from a page of this site, and how large it is, the server has seen
 * to; see `server/door.ts`.
 *
 * @throws an answer, before anything was done: 405 for another method than POST, 415 for what is no
 * form, 400 for a form that is broken
 */
export async function readForm(request: Request): Promise<FormData> {
  if (request.method !== "POST") throw refusal(405, "This address takes forms by POST.");
  const type = request.headers.get("Content-Type") ?? "";
  if (!formType.test(type)) throw refusal(415, "This is not a form.");
  try {
    return await request.formData();
  } catch {
    throw refusal(400, "This form is broken.");
  }
}

/** The answer to a post that nothing can be done with. */
export function refusal(status: 400 | 405 | 415, reason: string): Response {
  const headers = secure(new Headers({ "Cache-Control": cacheControl.never }));
  if (status === 405) headers.set("Allow", "GET, HEAD, POST");
  return new Response(reason, { status, headers });
}
