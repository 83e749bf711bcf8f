import type { Network } from "./hosts";

/** More than this no post is given; the address of the result has room of its own. */
export const longestText = 300;

/** What is shared: words, and the absolute address they are about. */
export interface Shared {
  text: string;
  url: string;
}

/**
 * The address at which a network offers a post to send, filled in.
 *
 * @param host the server, as `parseHost` gives it; Twitter has but one
 */
export function shareAddress(network: Network, host: string, { text, url }: Shared): string {
  const words = encode(shorten(text));
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

/** A text cut to what a post is given, never inside a character. */
function shorten(text: string): string {
  return Array.from(text).slice(0, longestText).join("");
}

/** Half a character, which texts from elsewhere may have, would be an exception. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
}
