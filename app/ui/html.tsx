import type { SafeHtml } from "~/upstream/safe-html";

interface HtmlProps {
  html: SafeHtml;
  className?: string | undefined;
  /** The element it fills: a block by default, `span` within a line. */
  as?: "div" | "span" | "dd" | "p";
}

/** HTML of the upstream, sanitised. Its links into the site become client navigations (see root). */
export function Html({ html, className, as: Element = "div" }: HtmlProps) {
  return (
    <Element data-own-links="" className={className} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
