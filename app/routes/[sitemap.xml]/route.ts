import type { LoaderFunctionArgs } from "@remix-run/node";
import { env } from "~/env.server";
import { cacheControl } from "~/http/cache-policy";
import { fileResponse } from "~/http/file-response.server";
import { orMissing } from "~/http/missing.server";
import { lists } from "./lists.server";
import { listedPages } from "./pages.server";

/** Every page worth finding; what cannot be listed just now is left out until it can. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const missing = orMissing(context);
  const addresses = await Promise.all(listedPages.map((page) => lists[page]?.(missing) ?? [page]));
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.flat().map((path) => `<url><loc>${new URL(path, env.SITE_URL).href}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n");
  const policy = context.isIncomplete ? cacheControl.never : cacheControl.fixedFile;
  return fileResponse(request, xml, "application/xml; charset=utf-8", policy);
}
