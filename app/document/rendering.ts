import { createContext } from "react";

/** The state of a document while the server renders it. */
interface DocumentRendering {
  /** Marks the scripts and styles that the policy allows. The finished document contains no mark. */
  nonce?: string;
  /** The texts of the matched routes' stylesheets, by address. */
  stylesheets: Readonly<Record<string, string>>;
  /** The serialized data of loaders and actions. */
  data: string;
}

/** Provided on the server only. */
export const RenderingContext = createContext<DocumentRendering>({ stylesheets: {}, data: "" });
