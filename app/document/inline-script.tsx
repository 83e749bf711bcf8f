import { useContext } from "react";
import { RenderingContext } from "./rendering";

/** A script that the server renders into the document. Browsers get no second copy of it. */
export function InlineScript({ code, type }: { code: string; type?: string }) {
  const { nonce } = useContext(RenderingContext);
  const html = { __html: code };
  return (
    <script nonce={nonce} type={type} suppressHydrationWarning dangerouslySetInnerHTML={html} />
  );
}
