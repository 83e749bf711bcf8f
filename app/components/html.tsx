import type { SafeHtml } from "~/upstream/safe-html";

/** HTML of the upstream, sanitised. Its links into the site become client navigations (see root). */
export function Html({ html, className }: { html: SafeHtml; className?: string }) {
  return <div data-own-links="" className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
