import type { AppLoadContext } from "@remix-run/node";
import { orUndefined } from "~/upstream/failure";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** Something is missing from the answer that could not be had just now: nobody should keep it. */
    isIncomplete?: boolean;
  }
}

/**
 * The failure policy for what a page can do without: `.catch(orMissing(context))`. The failed call is in
 * the log; anything but a failed call is a bug and is thrown on. A page that something is missing from
 * is not stored by anybody.
 *
 * @param context of the loader: each request has one of its own
 */
export function orMissing(context: AppLoadContext): (reason: unknown) => undefined {
  return (reason) => {
    orUndefined(reason);
    context.isIncomplete = true;
  };
}
