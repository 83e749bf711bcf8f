import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import downloads from "~content/downloads.yaml";
import { redirectAway, redirectToMissingPage } from "~/http/redirects.server";
import { cachePolicies } from "~/upstream/cache.server";
import { defineCall } from "~/upstream/call.server";
import { orUndefined } from "~/upstream/failure";
import { normalizeWebAddress } from "~/upstream/fields.server";

// Long enough for a signed address. Line breaks are invalid, because URL parsers would drop them.
const location = z
  .string()
  .max(2_000)
  .regex(/^https?:\/\/\S+$/i)
  .transform(normalizeWebAddress)
  .pipe(z.string("not the address of a file"))
  .describe("The address of the file.");

/** Fetches the address of a file, which can be on another site. */
export const fetchDownloadAddress = defineCall("v1/downloads/{id}", {
  schema: location,
  cache: cachePolicies.current,
  examples: downloads.map(({ id }) => ({ id })),
});

/** The loader of a file's address: redirects to the file; the page is only rendered on failure. */
export async function loadDownload({ params, request }: LoaderFunctionArgs) {
  const download = downloads.find(({ id }) => id === params["id"]);
  if (!download) throw redirectToMissingPage(request);
  const location = await fetchDownloadAddress({ id: download.id }).catch(orUndefined);
  if (location !== undefined) throw redirectAway(location);
  return data({ id: download.id, name: download.name }, 503);
}
