/** Where a result can be shared by a link, in the order the buttons stand in. */
export const networks = ["twitter", "bluesky", "mastodon"] as const;

export type Network = (typeof networks)[number];

/** The networks of many servers, and the one for those who name none. */
export const defaultHosts = { bluesky: "bsky.app", mastodon: "mastodon.social" } as const;

/** A network whose server a visitor can choose. */
export type HostedNetwork = keyof typeof defaultHosts;

/** The longest name the DNS has room for. */
const longest = 253;

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Reads the name of a server from what a visitor typed or pasted: `fox.example`, its address
 * (`https://fox.example/`) or their own (`@me@fox.example`), in any case and any alphabet.
 *
 * @returns the bare name in the letters of the DNS; nothing for what names anything beside a server
 * (a path, a port, a password), for a number instead of a name, and for a name without a dot
 */
export function parseHost(text: string): string | undefined {
  const given = text.trim();
  const [, name = given] = /^(?:https?:\/\/|@[\w.-]+@)([^/]*)\/?$/i.exec(given) ?? [];
  // Checked before the parser sees it: it would drop or turn around some of these.
  if (name.length > longest || /[\s\p{C}/\\?#@:%[\]]/u.test(name)) return undefined;
  const address = `https://${name}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  const labels = hostname.split(".");
  const isName =
    labels.length > 1 &&
    hostname.length <= longest &&
    labels.every((part) => label.test(part)) &&
    // The parser writes addresses in numbers as four of them, whatever base they came in.
    !/^\d+$/.test(labels.at(-1)!);
  return isName ? hostname : undefined;
}

/** The server to share on: blank is the network's own; nothing for a text that names none. */
export function hostOrDefault(network: HostedNetwork, text: string): string | undefined {
  return text.trim() === "" ? defaultHosts[network] : parseHost(text);
}
