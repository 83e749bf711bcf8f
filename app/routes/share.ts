import * as to from "~/addresses";
import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { env } from "~/env.server";
import { parseSitePath } from "~/http/site-path";
import { textResponse } from "~/http/cache-policy.server";
import { readFields, readForm } from "~/http/read-form.server";
import { redirectAway, redirectTo } from "~/http/redirects.server";
import { composeAddress, defaultHosts, parseHostOrDefault } from "~/sharing/networks";

/** The maximum length of a shared path; the addresses of results are shorter. */
const MAX_PATH_LENGTH = 2_500;

const share = z.object({
  network: z.enum(["bluesky", "mastodon"]),
  path: z.string().max(MAX_PATH_LENGTH).transform(parseSitePath).pipe(z.string()),
  text: z.string().default(""),
  host: z.string().default(""),
});

/** Redirects visitors without JavaScript to a compose page, without a request to its server. */
export async function action({ request }: ActionFunctionArgs) {
  const { values, problems } = readFields(await readForm(request), share, {});
  if (problems) throw textResponse(400, "This form has nothing to share.");
  const { network, path, text, host: typed } = values;
  const host = parseHostOrDefault(network, typed);
  if (!host) {
    const message = `This is not a server. Go back and enter just its name, like ${defaultHosts[network]}.`;
    throw textResponse(400, message);
  }
  return redirectAway(composeAddress(network, host, { text, url: env.SITE_URL + path }), 303);
}

export const loader = () => redirectTo(to.home);
