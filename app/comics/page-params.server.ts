import type { LoaderFunctionArgs } from "@remix-run/node";
import { errorPage } from "~/http/redirects.server";
import { type PageRef, parsePageNumber } from "~/reading/page-ref";

/**
 * The numbers in an address of a comic; one that it does not have is 0.
 *
 * @throws {Response} to the error page for what is no number, so that nobody is asked for it
 */
export function parsePageParams({ params, request }: LoaderFunctionArgs): PageRef {
  const numberOf = (text: string | undefined) => (text === undefined ? 0 : parsePageNumber(text));
  const chapter = numberOf(params["chapter"]);
  const page = numberOf(params["page"]);
  if (chapter === undefined || page === undefined) throw errorPage(request);
  return { chapter, page };
}
