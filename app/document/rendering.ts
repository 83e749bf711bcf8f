import { createContext, useContext } from "react";
import type { DocumentTraits } from "~/http/security-headers.server";

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
