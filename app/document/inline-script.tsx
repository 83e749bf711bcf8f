import { useContext } from "react";
import { RenderingContext } from "./rendering";

/** A script that only the server renders, so that browsers get no second copy of the code. */
export function InlineScript({ code, type }: { code: string; type?: string }) {
  const { nonce } = useContext(RenderingContext);
  const html = { __html: code };
  return (
    <script nonce={nonce} type={type} suppressHydrationWarning dangerouslySetInnerHTML={html} />
  );
}
