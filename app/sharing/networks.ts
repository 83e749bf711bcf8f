/** Networks with several servers, and the default server. */
export const defaultHosts = { bluesky: "bsky.app", mastodon: "mastodon.social" } as const;

/** A network for which visitors can choose a server. */
export type HostedNetwork = keyof typeof defaultHosts;

type Network = HostedNetwork | "twitter";

/** The maximum length of the post before its address. */
export const MAX_POST_LENGTH = 300;

/** Matches host names: a dot, and a last part that is no number, unlike in IP addresses. */
const hostName = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;

/**
 * Parses a server's host name from visitor input: `fox.example`, its address
 * (`https://fox.example/home`) or an account (`@me@fox.example`), in any case and any script.
 *
 * @returns the host name in ASCII (Punycode); undefined for text with a port or a password, for IP
 * addresses, and for names without a dot
 */
export function parseHost(text: string): string | undefined {
  const [, name = ""] =
    /^(?:https?:\/\/|@?[\w.-]+@)?([^/]*?)\.?(?:\/.*)?$/i.exec(text.trim()) ?? [];
  const address = `https://${name}`;
  // The URL parser would drop or reinterpret some of these characters.
  if (/[\s\p{C}?#@:%\\[\]]/u.test(name) || !URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  return hostName.test(hostname) ? hostname : undefined;
}

/** Parses the server to share on; the default if the text is empty, undefined if invalid. */
export function parseHostOrDefault(network: HostedNetwork, text: string): string | undefined {
  return text.trim() === "" ? defaultHosts[network] : parseHost(text);
}

/** A post: its text, and the absolute address that it links. */
interface Post {
  text: string;
  url: string;
}

/**
 * Builds the address of a network's compose page with the post filled in.
 *
 * @param host the server as `parseHost` returns it; ignored for Twitter
 */
export function composeAddress(network: Network, host: string, { text, url }: Post): string {
  // Array.from keeps surrogate pairs together; encodeURIComponent throws on lone surrogates.
  const shortened = Array.from(text).slice(0, MAX_POST_LENGTH).join("");
  const words = encodeURIComponent(shortened.replace(/\p{Surrogate}/gu, "\ufffd"));
  const link = encodeURIComponent(url);
  switch (network) {
    case "twitter":
      return `https://twitter.com/intent/tweet?text=${words}&url=${link}`;
    case "bluesky":
      return `https://${host}/intent/compose?text=${words}%20${link}`;
    case "mastodon":
      return `https://${host}/share?text=${words}%20${link}`;
  }
}
