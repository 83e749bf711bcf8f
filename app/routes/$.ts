import type { LoaderFunctionArgs } from "@remix-run/node";
import { legacyTarget } from "~/http/legacy-redirects";
import { redirectTo } from "~/http/redirects.server";

/** Every address no other route knows: moved for good, or missing. */
export const loader = ({ request }: LoaderFunctionArgs) => {
  const target = legacyTarget(new URL(request.url).pathname);
  return target ? redirectTo(target, 301) : redirectTo("/404");
};

export const action = () => redirectTo("/404", 303);
