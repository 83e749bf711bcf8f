import { z } from "zod";
import { uncachedHeaders } from "~/http/cache-policy.server";
import { defineCall } from "~/upstream/call.server";
import { OK } from "~/upstream/envelope";
import { classifyFailure } from "~/upstream/failure";
import { optionalLink } from "~/upstream/fields.server";

/** Maximum length in UTF-16 code units; longer texts are truncated. */
const MAX_TEXT_LENGTH = 500;

/**
 * A text on one line. Invisible characters are removed, because some change the text direction, but
 * joiners in emoji are kept. A letter keeps at most four accents. A text of invisible characters
 * only becomes empty.
 */
const eventText = z.string().transform((text) => {
  const plain = text
    .slice(0, MAX_TEXT_LENGTH)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cf}\p{Co}]/gu, "")
    .replace(/(\p{M}{4})\p{M}+/gu, "$1");
  return /[^\p{Default_Ignorable_Code_Point}\u2800\s]/u.test(plain) ? plain.trim() : "";
});
const optionalEventText = eventText.optional().catch(undefined);

const name = z.union([z.string(), z.number()]).transform(String).pipe(eventText);

const digits = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number);

/** Accepts any value. A value without a type is no event. Invalid fields are ignored. */
const event = z
  .object({
    type: eventText.transform((type) => type.toLowerCase()).pipe(z.string().min(1)),
    username: name.catch(""),
    count: z.number().or(digits).optional().catch(undefined),
    tier: optionalEventText,
    message: optionalEventText,
    receiver: name.optional().catch(undefined),
    pfp: optionalLink,
    id: name.optional().catch(undefined),
  })
  .meta({ id: "OverlayEvent" })
  .optional()
  .catch(undefined);

/** The number of events, which is the position of the next event. */
export const fetchEventCount = defineCall("v1/overlay/events/count", {
  schema: z.int().nonnegative().describe("The position of the next event."),
});

/** The event at a position; undefined if there is none yet. */
export const fetchEvent = defineCall("v1/overlay/events/next/{position}", {
  schema: event,
  examples: async () => [{ position: await fetchEventCount() }],
});

/** Responds with the data of a call, uncached, in an envelope like that of the upstream. */
export async function relayCall(call: () => Promise<unknown>): Promise<Response> {
  try {
    return envelope(200, { code: OK, message: "OK", data: (await call()) ?? {} });
  } catch (error) {
    const [status, message] = failures[classifyFailure(error)];
    return errorResponse(status, message);
  }
}

const failures = {
  absent: [404, "The upstream has nothing there."],
  unavailable: [503, "The upstream cannot be reached."],
  invalid: [502, "The upstream's response is invalid."],
} as const;

/** Returns an error response in an envelope, whose code contains the status. */
export function errorResponse(status: number, message: string): Response {
  return envelope(status, { code: `CHASE-1${status}`, message, data: null });
}

function envelope(status: number, body: object): Response {
  return Response.json(body, { status, headers: uncachedHeaders() });
}
