import { Links } from "@remix-run/react";
import { useContext } from "react";
import { RenderingContext } from "./rendering";

/** Inlines the styles of the matched routes, because links would delay the first paint. */
export function InlinedStylesheets() {
  const { nonce, stylesheets } = useContext(RenderingContext);
  if (import.meta.env.DEV) return <Links />;
  const css = Object.values(stylesheets).join("");
  return <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />;
}
