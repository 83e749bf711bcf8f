import { createContext, useContext } from "react";
import type { DocumentTraits } from "~/http/security-headers.server";

/** The state of a document while the server renders it: its input, and what its components declare for the policy. */
export interface DocumentRendering {
  /** The text of a built stylesheet by its address. */
  readStylesheet(href: string): string;
  /** The serialized data of loaders and actions. */
  readonly data: string;
  /** Inline scripts and styles, whose hashes the policy contains. */
  readonly scripts: Set<string>;
  readonly styles: Set<string>;
  readonly traits: DocumentTraits;
}

/** Provided on the server only. */
export const RenderingContext = createContext<DocumentRendering | undefined>(undefined);

/** The state of the rendered document; undefined in the browser. */
export function useRendering(): DocumentRendering | undefined {
  return useContext(RenderingContext);
}

/** Declares that the policy of the document must allow something. */
export function useDocumentTrait(trait: "formsLeadAway" | "isBroadcast"): void {
  const rendering = useRendering();
  if (rendering) rendering.traits[trait] = true;
}
