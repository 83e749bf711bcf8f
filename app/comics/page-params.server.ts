import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectToNotFound } from "~/http/redirects.server";
import { type PageRef, parsePageNumber } from "~/page-ref";

/**
 * Parses the comic, the chapter and the page of an address; 0 for a number that the route does not have.
 *
 * @throws {Response} that nothing is there, for text that is no number, before the upstream is asked
 */
export function parsePageParams({
  params,
  request,
}: LoaderFunctionArgs): PageRef & { comic: string } {
  const numberOf = (text: string | undefined) => (text === undefined ? 0 : parsePageNumber(text));
  const chapter = numberOf(params["chapter"]);
  const page = numberOf(params["page"]);
  if (chapter === undefined || page === undefined) throw redirectToNotFound(request);
  return { comic: params["comic"] ?? "", chapter, page };
}
