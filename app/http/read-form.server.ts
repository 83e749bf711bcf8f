import { data } from "@remix-run/node";
import { z } from "zod";
import { cacheControl } from "./cache-policy";
import type { FormResponse, Problems } from "./form-response";
import { secure } from "./security-headers.server";

/** What browsers send forms as. */
const formType = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/**
 * Takes a posted form. That it came from a page of this site, and how large it is, the server has seen
 * to; see `server/request-checks.ts`.
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

/**
 * What the buttons of a form ask for, by the field `intent`: the first where none says.
 *
 * @throws 400 for any other
 */
export function readIntent<Intent extends string>(
  form: FormData,
  intents: readonly [Intent, ...Intent[]],
): Intent {
  const [sent = intents[0], ...more] = form.getAll("intent");
  const intent = intents.find((known) => known === sent);
  if (intent === undefined || more.length > 0) throw refusal(400, "Unknown intent.");
  return intent;
}

/**
 * Reads the fields of a form by their schema, each by itself and then all together. A field that is
 * sent more than once is as wrong as a value that is not on offer.
 *
 * @param fallback stands in for the values that are wrong
 * @returns what to go on with; with problems, what to show again
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
    const read = z.safeParse(shape, sent[field]);
    if (read.success) values[field] = read.data;
    else problems[field] = read.error.issues[0]!.message;
  }
  const whole = schema.safeParse(sent).error?.issues.find(({ path }) => path.length === 0);
  if (whole) problems["form"] = whole.message;
  return Object.keys(problems).length > 0
    ? { values: values as Partial<Values> & Fallback, problems: problems as Problems<Values> }
    : { values: values as Values, problems: undefined };
}

/** One of some choices, in any case. @param error said of anything else */
export const choiceOf = <Value extends string>(
  choices: readonly { readonly value: Value }[],
  error: string,
) =>
  z
    .string(error)
    .transform((text) => text.toUpperCase())
    .pipe(z.enum(choices.map(({ value }) => value) as [Value, ...Value[]], error));

/** A box that is ticked or not. @param error said of anything else */
export const toggle = (error: string) =>
  z
    .literal("on", error)
    .optional()
    .transform((sent) => sent === "on");

/** A form's page once more, with what was sent and what is wrong; kept nowhere. */
export function formAgain<Answer extends FormResponse<unknown>>(status: 400 | 502, answer: Answer) {
  return data(answer, { status, headers: { "Cache-Control": cacheControl.never } });
}

/** The answer to a post that nothing can be done with. */
export function refusal(status: 400 | 405 | 415, reason: string): Response {
  const headers = secure(new Headers({ "Cache-Control": cacheControl.never }));
  if (status === 405) headers.set("Allow", "GET, HEAD, POST");
  return new Response(reason, { status, headers });
}
