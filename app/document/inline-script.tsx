import { useContext } from "react";
import { RenderingContext } from "./rendering";

/**
 * A script that the server writes into the document. In the browser it has run already: there `?inline-script` imports
 * are empty.
 */
export function InlineScript({ code, type }: { code: string; type?: string }) {
  const { nonce } = useContext(RenderingContext);
  const html = { __html: code };
  return <script {...{ nonce, type }} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}
