import type { SafeHtml } from "~/upstream/safe-html";

interface HtmlProps {
  html: SafeHtml;
  /** The element around the HTML: `span` for HTML within a line. */
  as?: "div" | "span" | "dd";
}

/** Sanitized HTML of the upstream, whose links load documents. */
export function Html({ html, as: Element = "div" }: HtmlProps) {
  return <Element dir="auto" dangerouslySetInnerHTML={{ __html: html }} />;
}
