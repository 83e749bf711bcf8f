import { z } from "zod";
import { uncachedHeaders } from "./cache-policy";
import type { Problems } from "./form-response";

/** The content types of HTML forms. */
const formType = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/**
 * Reads a posted form. The server has checked its origin and size; see `server/request-checks.ts`.
 *
 * @throws a response: 405 for another method than POST, 415 for another content type, 400 for an invalid form
 */
export async function readForm(request: Request): Promise<FormData> {
  if (request.method !== "POST") throw rejectForm(405, "This address takes forms by POST.");
  const type = request.headers.get("Content-Type") ?? "";
  if (!formType.test(type)) throw rejectForm(415, "This is not a form.");
  try {
    return await request.formData();
  } catch {
    throw rejectForm(400, "This form is broken.");
  }
}

/** Reads the field `intent` of a form, by default the first intent. @throws a 400 response for any other */
export function readIntent<Intent extends string>(
  form: FormData,
  intents: readonly [Intent, ...Intent[]],
): Intent {
  const [sent = intents[0], ...more] = form.getAll("intent");
  const intent = intents.find((known) => known === sent);
  if (intent === undefined || more.length > 0) throw rejectForm(400, "Unknown intent.");
  return intent;
}

/**
 * Validates the fields of a form, each by itself and then all together. A repeated field is invalid.
 *
 * @param fallback replaces invalid values
 */
export function readFields<Schema extends z.ZodObject, Fallback extends Partial<z.output<Schema>>>(
  form: FormData,
  schema: Schema,
  fallback: Fallback,
) {
  type Values = z.output<Schema>;
  const problems: Record<string, string> = {};
  const sent: Record<string, unknown> = {};
  const values: Record<string, unknown> = { ...fallback };
  for (const [field, shape] of Object.entries(schema.shape)) {
    const all = form.getAll(field);
    sent[field] = all.length > 1 ? all : all[0];
    const { success, data, error } = z.safeParse(shape, sent[field]);
    if (success) values[field] = data;
    else problems[field] = error.issues[0]!.message;
  }
  const whole = schema.safeParse(sent).error?.issues.find(({ path }) => path.length === 0);
  if (whole) problems["form"] = whole.message;
  return Object.keys(problems).length > 0
    ? { values: values as Partial<Values> & Fallback, problems: problems as Problems<Values> }
    : { values: values as Values, problems: undefined };
}

/** One of several choices, in upper or lower case. @param error the problem with any other value */
export const choiceOf = <Value extends string>(
  choices: readonly { readonly value: Value }[],
  error: string,
) =>
  z
    .string(error)
    .transform((text) => text.toUpperCase())
    .pipe(z.enum(choices.map(({ value }) => value) as [Value, ...Value[]], error));

/** A checkbox. @param error the problem with any other value */
export const toggle = (error: string) =>
  z
    .literal("on", error)
    .optional()
    .transform((sent) => sent === "on");

/** Rejects a form. */
export function rejectForm(status: 400 | 405 | 415, reason: string): Response {
  const headers = uncachedHeaders(status === 405 ? { Allow: "GET, HEAD, POST" } : {});
  return new Response(reason, { status, headers });
}
