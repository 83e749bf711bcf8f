import { cacheControl } from "./cache-policy";
import { requireSameOrigin } from "./same-origin.server";
import { secure } from "./security-headers.server";

/** Far more than any form of this site sends, in bytes. */
const largest = 64 * 1024;

/** What browsers send forms as. */
const formType = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/**
 * Reads a posted form. Every action that takes one starts with it.
 *
 * @throws an answer, before anything was done: 405 for another method than POST, 403 for a post from
 * elsewhere, 415 for what is no form, 413 for more than 64 kB, 400 for a form that is broken or whose
 * sender has gone
 */
export async function readForm(request: Request): Promise<FormData> {
  if (request.method !== "POST") throw refusal(405, "This address takes forms by POST.");
  requireSameOrigin(request);
  const type = request.headers.get("Content-Type") ?? "";
  if (!formType.test(type)) throw refusal(415, "This is not a form.");
  try {
    const body = await readBounded(request);
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch (reason) {
    throw reason instanceof Response ? reason : refusal(400, "This form is broken.");
  }
}

async function readBounded(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => refusal(413, "This form is too large.");
  if (Number(request.headers.get("Content-Length")) > largest) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    // Cancelling would close the connection before the answer is out; the rest is dropped after it.
    if (size > largest) throw tooLarge();
    chunks.push(value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** The answer to a post that nothing can be done with. */
export function refusal(status: 400 | 405 | 413 | 415, reason: string): Response {
  const headers = secure(new Headers({ "Cache-Control": cacheControl.never }));
  if (status === 405) headers.set("Allow", "GET, HEAD, POST");
  return new Response(reason, { status, headers });
}
