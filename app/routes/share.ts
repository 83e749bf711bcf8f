import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { env } from "~/env.server";
import { ownPath } from "~/http/own-path";
import { readFields, readForm, refusal } from "~/http/read-form.server";
import { redirectAway, redirectTo } from "~/http/redirects.server";
import { defaultHosts, hostOrDefault, networks, type Network } from "~/sharing/hosts";
import { refusedPage } from "~/sharing/refused-page.server";
import { rememberedHosts, rememberHosts } from "~/sharing/remembered-hosts.server";
import { shareAddress } from "~/sharing/share-address";

/** Longer than any address of a result. */
const longestPath = 2_500;

const share = z.object({
  network: z.enum(networks),
  path: z.string().max(longestPath).transform(ownPath).pipe(z.string()),
  text: z.string().default(""),
  host: z.string().default(""),
});

/**
 * Leads to where a network offers a post to send: for those without JavaScript, who cannot be led
 * there by the page itself. The server a visitor names is never asked for anything.
 */
export async function action({ request }: ActionFunctionArgs) {
  const { values, problems } = readFields(await readForm(request), share, {});
  if (problems) throw refusal(400, "This form has nothing to share.");
  const { network, path, text, host: typed } = values;

  const kept = rememberedHosts(request);
  const host = hostFor(network, typed, kept);
  if (!host) return refusedPage(path);

  const shared = { text, url: env.SITE_URL + path };
  const away = redirectAway(shareAddress(network, host, shared), 303);
  if (isHosted(network) && typed.trim() !== "") {
    away.headers.append("Set-Cookie", rememberHosts({ ...kept, [network]: host }));
  }
  return away;
}

export const loader = () => redirectTo("/");

type Hosts = ReturnType<typeof rememberedHosts>;

function isHosted(network: Network): network is keyof typeof defaultHosts {
  return Object.hasOwn(defaultHosts, network);
}

/** What was typed, or else the server of the last time, or else the network's own. */
function hostFor(network: Network, typed: string, kept: Hosts): string | undefined {
  if (!isHosted(network)) return "twitter.com";
  return hostOrDefault(network, typed.trim() === "" ? (kept[network] ?? "") : typed);
}
