import type { SafeHtml } from "~/upstream/safe-html";

interface HtmlProps {
  html: SafeHtml;
  /** The element around the HTML: `span` within a line. */
  as?: "div" | "span" | "dd";
}

/** Sanitized HTML of the upstream. Its links open documents. */
export function Html({ html, as: Element = "div" }: HtmlProps) {
  return <Element dir="auto" dangerouslySetInnerHTML={{ __html: html }} />;
}
