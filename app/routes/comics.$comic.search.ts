import type { LoaderFunctionArgs } from "@remix-run/node";
import * as to from "~/addresses";
import { redirectTo } from "~/http/redirects.server";
import { parseQuery } from "~/ui/search-words";

/** Redirects an old address of the search to the search. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  redirectTo(to.search(parseQuery(new URL(request.url).searchParams)), 301);
