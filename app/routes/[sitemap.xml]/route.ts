import type { LoaderFunctionArgs } from "@remix-run/node";
import { env } from "~/env.server";
import { cacheControl } from "~/http/cache-policy.server";
import { fileResponse } from "~/http/file-response.server";
import { orIncomplete } from "~/http/incomplete.server";
import { addresses } from "./lists.server";

/** The maximum for one site map (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

/** All pages for search engines. If a call fails, its list is left out, and the response is not cached. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const all = await addresses(orIncomplete(context));
  const { origin } = new URL(env.SITE_URL);
  const entries = all
    .slice(0, MAX_ADDRESSES)
    .map((path) => `<url><loc>${origin}${path}</loc></url>\n`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
  const policy = context.isIncomplete ? cacheControl.never : cacheControl.fixedFile;
  return fileResponse(request, xml, "application/xml; charset=utf-8", policy);
}
