import { createContext, useContext } from "react";

/** What a document's policy has to allow beyond what all have; see `documentPolicy`. */
export interface DocumentTraits {
  /**
   * A form of it is answered with a redirect to a site of the visitor's choice, as sharing is: Chromium
   * holds `form-action` against where a post ends up, too.
   */
  formsLeadAway?: boolean;
  /** Origins of players that it frames. */
  frames?: readonly string[];
  /**
   * It is a source of broadcast software, which adds an inline style of its own. A policy with hashes
   * would ignore 'unsafe-inline', so it has none. Profile pictures come from the stream's own hosts, and
   * sounds are made in the page. Scripts are held to what they are everywhere.
   */
  isBroadcast?: boolean;
}

/** A document while the server renders it: what it needs, and what it declares of itself. */
export interface DocumentRendering {
  /** The text of a built stylesheet by its address. */
  readStylesheet(href: string): string;
  /** The data of its loaders and actions, as Remix writes it for the browser. */
  readonly data: string;
  /** The inline scripts and styles that are its own. */
  readonly scripts: Set<string>;
  readonly styles: Set<string>;
  readonly traits: DocumentTraits;
}

/** Provided while the server renders a document, and there alone. */
export const RenderingContext = createContext<DocumentRendering | undefined>(undefined);

/** The document that is being rendered; nothing in the browser. */
export function useRendering(): DocumentRendering | undefined {
  return useContext(RenderingContext);
}

/** Declares what the policy of the document has to allow for a component to work. */
export function useDocumentTrait(trait: "formsLeadAway" | "isBroadcast"): void {
  const rendering = useRendering();
  if (rendering) rendering.traits[trait] = true;
}
