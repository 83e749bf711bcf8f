import type { SafeHtml } from "~/upstream/safe-html";

interface HtmlProps {
  html: SafeHtml;
  /** The element it fills: a block by default, `span` within a line. */
  as?: "div" | "span" | "dd";
}

/** HTML of the upstream, sanitised. Its links into the site become client navigations (see root). */
export function Html({ html, as: Element = "div" }: HtmlProps) {
  return <Element data-own-links="" dangerouslySetInnerHTML={{ __html: html }} />;
}
