import type { ClientActionFunctionArgs } from "@remix-run/react";

/** What is wrong with a posted form, by field; `form` is for what is wrong with it as a whole. */
export type Problems<Values> = Partial<Record<(keyof Values & string) | "form", string>>;

/** What the page of a form is told when the form did not lead on. */
export interface FormResponse<Values> {
  /** What was sent, as far as it can be shown; without it the form stays as it is. */
  values?: Values;
  problems?: Problems<Values>;
  /** Said of what went wrong beyond the form. */
  failure?: string;
}

/**
 * The client action of a form: of one that never reached the server, its page says `failure`, and not
 * the screen for the unexpected. Whatever the server did answer is handed on.
 */
export function handleLostForm(failure: string) {
  return async ({ serverAction }: Pick<ClientActionFunctionArgs, "serverAction">) => {
    try {
      return await serverAction();
    } catch (reason) {
      if (!(reason instanceof Error)) throw reason;
      // Its status keeps the router from asking the same server for the page's data again.
      return Response.json({ failure } satisfies FormResponse<never>, { status: 502 });
    }
  };
}
