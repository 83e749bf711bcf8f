import type { LoaderFunctionArgs } from "@remix-run/node";
import { env } from "~/env.server";
import { cacheControl } from "~/http/cache-policy";
import { robotsRights } from "~/http/rights.server";
import { fileResponse } from "~/http/file-response.server";

export function loader({ request }: LoaderFunctionArgs) {
  const rules = [
    "User-agent: *",
    "Disallow: /error",
    "Disallow: /404",
    "Disallow: /preferences",
    "Disallow: /healthz",
    "Disallow: /share",
    ...robotsRights.signal,
    "",
    ...robotsRights.groups,
    `Sitemap: ${env.SITE_URL}/sitemap.xml`,
    "",
  ].join("\n");
  return fileResponse(request, rules, "text/plain; charset=utf-8", cacheControl.fixedFile);
}
