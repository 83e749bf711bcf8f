import type { SafeHtml } from "~/upstream/safe-html";

interface HtmlProps {
  html: SafeHtml;
  /** The element around the HTML: `span` within a line. */
  as?: "div" | "span" | "dd";
}

/** Sanitized HTML of the upstream. Links to this site become client navigations (see `useClientSideLinks`). */
export function Html({ html, as: Element = "div" }: HtmlProps) {
  return <Element data-own-links="" dangerouslySetInnerHTML={{ __html: html }} />;
}
