import { createContext } from "react";

/** The state of a document while the server renders it. */
interface DocumentRendering {
  /** Identifies the scripts and styles that the policy allows; removed in the end. */
  nonce?: string;
  /** The contents of the matched routes' stylesheets, by address. */
  stylesheets: Readonly<Record<string, string>>;
  /** The serialized data of loaders and actions. */
  data: string;
}

/** Only the server provides a value. */
export const RenderingContext = createContext<DocumentRendering>({ stylesheets: {}, data: "" });
