/** What a document's policy has to allow beyond what all have; see `documentPolicy`. */
export interface DocumentTraits {
  /**
   * A form of it is answered with a redirect to a site of the visitor's choice, as sharing is: Chromium
   * holds `form-action` against where a post ends up, too.
   */
  formsLeadAway?: boolean;
  /** Runs inline scripts that it cannot declare, where the start had to fall back to Remix's own. */
  nonce?: string;
  /** Origins of players that it frames. */
  frames?: readonly string[];
  /**
   * It is a source of broadcast software, which adds an inline style of its own. A policy with hashes
   * would ignore 'unsafe-inline', so it has none. Profile pictures come from the stream's own hosts, and
   * sounds are made in the page. Scripts are held to what they are everywhere.
   */
  isBroadcast?: boolean;
}
