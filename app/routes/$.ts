import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { legacyTarget } from "~/http/legacy-redirects";
import { missingPage } from "~/http/missing-page.server";
import { redirectTo } from "~/http/redirects.server";

/** Addresses that match no other route: redirected permanently if they are old ones, missing otherwise. */
export const loader = ({ request }: LoaderFunctionArgs) => {
  const target = legacyTarget(new URL(request.url).pathname);
  return target ? redirectTo(target, 301) : missingPage(request);
};

export const action = ({ request }: ActionFunctionArgs) => missingPage(request, 303);
