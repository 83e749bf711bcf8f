import type { ClientActionFunctionArgs } from "@remix-run/react";

/** The problems of a posted form by field; `form` is for the form as a whole. */
export type Problems<Values> = Partial<Record<(keyof Values & string) | "form", string>>;

/** The action data of a form that has problems or failed. */
export interface FormResponse<Values> {
  /** The values to show; without them the form stays as it is. */
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
      // After an error status, the router does not revalidate the page, which would fail, too.
      return Response.json({ failure } satisfies FormResponse<never>, { status: 502 });
    }
  };
}
