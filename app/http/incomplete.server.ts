import type { AppLoadContext } from "@remix-run/node";
import { orUndefined } from "~/upstream/failure";

/**
 * The failure policy for optional data: `.catch(orIncomplete(context))` returns undefined, and the
 * page is not cached. An error that is not an `UpstreamError` is rethrown.
 *
 * @param context of the loader, one per request
 */
export function orIncomplete(context: AppLoadContext): (reason: unknown) => undefined {
  return (reason) => {
    orUndefined(reason);
    context.isIncomplete = true;
  };
}
