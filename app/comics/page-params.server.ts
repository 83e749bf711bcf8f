import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectToNotFound } from "~/http/redirects.server";
import { type PageRef, parsePageNumber } from "~/page-ref";

/**
 * Parses the comic, chapter and page of an address. Numbers that the route does not have are 0.
 *
 * @throws {Response} a redirect to the missing page for invalid numbers, without an upstream call
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
