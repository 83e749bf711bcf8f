import type { ClientActionFunctionArgs } from "@remix-run/react";

/** The problems of a posted form by field; the key `form` is for the form as a whole. */
export type Problems<Values> = Partial<Record<(keyof Values & string) | "form", string>>;

/** The action data of a form that has problems or failed. */
export interface FormResponse<Values> {
  /** The values that the form shows. If they are missing, the form does not change. */
  values?: Values;
  problems?: Problems<Values>;
  /** A message about a failure that the form's values did not cause. */
  failure?: string;
}

/** Creates a form's client action, which shows a message if the server is unreachable. */
export function createFormClientAction(failure: string) {
  return async ({ serverAction }: Pick<ClientActionFunctionArgs, "serverAction">) => {
    try {
      return await serverAction();
    } catch (reason) {
      if (!(reason instanceof Error)) throw reason;
      // With an error status, the router does not load the page again, which would fail, too.
      return Response.json({ failure } satisfies FormResponse<never>, { status: 502 });
    }
  };
}
