import { useContext } from "react";
import { RenderingContext } from "./rendering";

/** A script that the server renders into the document; in browser modules, `?inline-script` imports are empty. */
export function InlineScript({ code, type }: { code: string; type?: string }) {
  const { nonce } = useContext(RenderingContext);
  const html = { __html: code };
  return (
    <script nonce={nonce} type={type} suppressHydrationWarning dangerouslySetInnerHTML={html} />
  );
}
