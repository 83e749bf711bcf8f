import { preferenceCookie, readCookies } from "~/http/preferences.server";
import { defaultHosts, parseHost, type HostedNetwork } from "./hosts";

/**
 * The cookie that keeps a visitor's servers for those without JavaScript, as a query:
 * `mastodon=fox.example`. No page shows what it says, so pages that others get from a cache stay
 * theirs too: it only stands in for a field that was left blank.
 */
const cookieName = "share";

type RememberedHosts = Partial<Record<HostedNetwork, string>>;

/** The servers that a visitor shared on last. */
export function rememberedHosts(request: Request): RememberedHosts {
  const kept = new URLSearchParams(readCookies(request)[cookieName]);
  const hosts: RememberedHosts = {};
  for (const network of Object.keys(defaultHosts) as HostedNetwork[]) {
    // Anybody can write a cookie.
    const host = parseHost(kept.get(network) ?? "");
    if (host) hosts[network] = host;
  }
  return hosts;
}

/** The Set-Cookie value that keeps these servers. */
export function rememberHosts(hosts: RememberedHosts): string {
  return preferenceCookie(cookieName, new URLSearchParams(hosts).toString());
}
