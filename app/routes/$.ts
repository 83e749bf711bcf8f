import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { findOwn } from "~/find-own";
import { legacyRedirects } from "~/http/legacy-redirects";
import { redirectTo, redirectToMissingPage } from "~/http/redirects.server";

/** Redirects old addresses permanently, and responds to unknown addresses with a 404 page. */
export const loader = ({ request }: LoaderFunctionArgs) => {
  const target = findOwn(legacyRedirects, new URL(request.url).pathname);
  return target ? redirectTo(target, 301) : redirectToMissingPage(request);
};

export const action = ({ request }: ActionFunctionArgs) => redirectToMissingPage(request, 303);
