/** Networks with several servers, and the default server. */
export const defaultHosts = { bluesky: "bsky.app", mastodon: "mastodon.social" } as const;

/** A network for which visitors can choose a server. */
export type HostedNetwork = keyof typeof defaultHosts;

type Network = HostedNetwork | "twitter";

/** Maximum length of the post without the address. */
export const MAX_POST_LENGTH = 300;

/** Maximum length of a host name in the DNS. */
const MAX_HOST_LENGTH = 253;

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Parses a server's host name from visitor input: `fox.example`, its address
 * (`https://fox.example/home`) or an account (`@me@fox.example`), in any case and any script.
 *
 * @returns the host name in ASCII (Punycode); undefined for text with a port or a password, for IP
 * addresses, and for names without a dot
 */
export function parseHost(text: string): string | undefined {
  // Pasted texts may have invisible characters around them.
  const given = text.replace(/[\u200b-\u200d\u2060\ufeff]/g, "").trim();
  const [, name = given] =
    /^(?:https?:\/\/|@?[\w.-]+@)?([^/]*?)[.。．｡]?(?:\/.*)?$/i.exec(given) ?? [];
  // The URL parser would drop or reinterpret some of these characters.
  if (name.length > MAX_HOST_LENGTH || /[\s\p{C}/\\?#@:%[\]]/u.test(name)) return undefined;
  const address = `https://${name}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  const labels = hostname.split(".");
  const isName =
    labels.length > 1 &&
    hostname.length <= MAX_HOST_LENGTH &&
    labels.every((part) => label.test(part)) &&
    // The URL parser normalizes IP addresses of any notation to four decimal numbers.
    !/^\d+$/.test(labels.at(-1)!);
  return isName ? hostname : undefined;
}

/** Parses the server to share on: the network's default for blank text, undefined for invalid text. */
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
