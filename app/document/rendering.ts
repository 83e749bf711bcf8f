import { createContext } from "react";

/** The state of a document while the server renders it. */
interface DocumentRendering {
  /** Marks the scripts and styles that the policy allows, and is removed at the end. */
  nonce?: string;
  /** The texts of the matched routes' style sheets by address. */
  stylesheets: Readonly<Record<string, string>>;
  /** The serialized data of the loaders and actions. */
  data: string;
}

/** The React context of a document's rendering; only the server provides a value. */
export const RenderingContext = createContext<DocumentRendering>({ stylesheets: {}, data: "" });

/** Serializes a value as JSON that cannot close the surrounding script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, "\\u003c");
}
