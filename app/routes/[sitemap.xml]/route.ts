import type { LoaderFunctionArgs } from "@remix-run/node";
import { env } from "~/env.server";
import { cacheControl } from "~/http/cache-policy.server";
import { fileResponse } from "~/http/file-response.server";
import { orIncomplete } from "~/http/incomplete.server";
import type { SearchEntry, SearchList } from "~/search/search-entry";
import { listEntries } from "../_main.search/list-entries.server";

/** The maximum number of addresses in one site map (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

/** Responds with the site map, which omits a list that cannot be loaded and is then not cached. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const all = await listAddresses(listEntries, orIncomplete(context));
  const { origin } = new URL(env.SITE_URL);
  const entries = [...new Set(all)]
    .slice(0, MAX_ADDRESSES)
    .map((path) => `<url><loc>${origin}${path}</loc></url>\n`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
  const policy = context.isIncomplete ? cacheControl.never : cacheControl.fixedFile;
  return fileResponse(request, xml, "application/xml; charset=utf-8", policy);
}

/** Lists the addresses of all pages in a list and its inner lists, without lists that fail. */
async function listAddresses(
  list: SearchList,
  failed: ReturnType<typeof orIncomplete>,
): Promise<string[]> {
  const entries = (await list().catch(failed)) ?? [];
  const addresses = entries.map((one) =>
    typeof one === "function" ? listAddresses(one, failed) : toAddresses(one),
  );
  return (await Promise.all(addresses)).flat();
}

const toAddresses = ({ isPart, to, views = [] }: SearchEntry) => (isPart ? [] : [to, ...views]);
