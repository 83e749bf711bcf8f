import { Links } from "@remix-run/react";
import { useContext } from "react";
import { RenderingContext } from "./rendering";

/** The styles of the matched routes in a document: a link would cost a round trip before the first paint. */
export function InlinedStylesheets() {
  const { nonce, stylesheets } = useContext(RenderingContext);
  if (import.meta.env.DEV) return <Links />;
  const css = Object.values(stylesheets).join("");
  return <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />;
}
