import { z } from "zod";
import { textResponse } from "./cache-policy.server";
import type { Problems } from "./form-response";

/**
 * Reads a posted form, whose origin and size the server has checked. @throws a 415 response for
 * another content type
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw textResponse(415, "This is not a form.");
  }
}

/** Reads the field `intent`; the first is the default. @throws a 400 response if unknown */
export function readIntent<Intent extends string>(
  form: FormData,
  intents: readonly [Intent, ...Intent[]],
): Intent {
  const sent = form.get("intent") ?? intents[0];
  const intent = intents.find((known) => known === sent);
  if (intent === undefined) throw textResponse(400, "Unknown intent.");
  return intent;
}

/**
 * Validates each field of a form, then all fields together. A repeated field is invalid.
 *
 * @param fallback replaces invalid values
 */
export function readFields<Schema extends z.ZodObject, Fallback extends Partial<z.output<Schema>>>(
  form: FormData,
  schema: Schema,
  fallback: Fallback,
) {
  type Values = z.output<Schema>;
  const sent: Record<string, unknown> = {};
  const valid: Record<string, unknown> = {};
  for (const [field, shape] of Object.entries(schema.shape)) {
    const all = form.getAll(field);
    sent[field] = all.length > 1 ? all : all[0];
    const { success, data } = z.safeParse(shape, sent[field]);
    if (success) valid[field] = data;
  }
  const { data, error } = schema.safeParse(sent);
  if (!error) return { values: data as Values, problems: undefined };
  const issues = error.issues.map(({ path: [field = "form"], message }) => [field, message]);
  const problems = Object.fromEntries(issues) as Problems<Values>;
  return { values: { ...fallback, ...valid } as Partial<Values> & Fallback, problems };
}

/** The schema of one of several choices in any case. @param error for a value that is no choice */
export const choiceOf = <Value extends string>(
  choices: readonly { readonly value: Value }[],
  error: string,
) => {
  const values = choices.map(({ value }) => value) as [Value, ...Value[]];
  return z.string(error).toUpperCase().pipe(z.enum(values, error));
};

/** The schema of a checkbox. @param error the message for an invalid value */
export const checkbox = (error: string) =>
  z.union([z.literal("on").transform(() => true), z.undefined().transform(() => false)], error);
