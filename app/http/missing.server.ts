import type { AppLoadContext } from "@remix-run/node";
import { orUndefined } from "~/upstream/failure";

/**
 * The failure policy for data that a page can do without: `.catch(orMissing(context))`. The page is then not cached.
 * Anything but a failed call is thrown on.
 *
 * @param context of the loader, one per request
 */
export function orMissing(context: AppLoadContext): (reason: unknown) => undefined {
  return (reason) => {
    orUndefined(reason);
    context.isIncomplete = true;
  };
}
