import type { LoaderFunctionArgs } from "@remix-run/node";
import { env } from "~/env.server";
import { cacheControl, emptyResponse } from "~/http/cache-policy";
import { fileResponse } from "~/http/file-response.server";
import { orMissing } from "~/http/missing.server";
import { addresses } from "./lists.server";
import { siteMap } from "./site-map";

/** All pages for search engines. A list whose call fails is left out, and the response is not cached then. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const part = new URL(request.url).searchParams.get("part");
  const { origin } = new URL(env.SITE_URL);
  const xml = siteMap(await addresses(orMissing(context)), origin, part);
  if (xml === undefined) return emptyResponse(404);
  const policy = context.isIncomplete ? cacheControl.never : cacheControl.fixedFile;
  return fileResponse(request, xml, "application/xml; charset=utf-8", policy);
}
