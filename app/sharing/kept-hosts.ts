import { readStorage, writeStorage } from "~/ui/browser-storage";
import { parseHost, type HostedNetwork } from "./hosts";

const key = (network: HostedNetwork) => `share:${network}`;

/**
 * The server that was shared on last from this browser, or "". Pages are the same for everybody and
 * cannot say it; without JavaScript a cookie stands in for a blank field (`remembered-hosts`).
 */
export function keptHost(network: HostedNetwork): string {
  return parseHost(readStorage(key(network)) ?? "") ?? "";
}

/** Keeps a server in this browser; "" forgets it. */
export function keepHost(network: HostedNetwork, host: string): void {
  writeStorage(key(network), host || null);
}
