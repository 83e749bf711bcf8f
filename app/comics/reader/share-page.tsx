import * as to from "~/addresses";
import type { MouseEvent } from "react";
import type { PageRef } from "~/reading/page-ref";
import { useSiteData } from "~/ui/site-data";
import { isPlainClick } from "~/ui/use-client-side-links";

interface SharePageProps {
  comic: { slug: string; title: string };
  page: PageRef;
}

/** Shares a page: by the device's own dialog where it has one, else by a post on Bluesky. */
export function SharePage({ comic, page }: SharePageProps) {
  const { siteUrl = "" } = useSiteData();
  const url = siteUrl + to.page(comic.slug, page);
  const text = `${comic.title}, chapter ${page.chapter}, page ${page.page}`;
  const share = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent) || !("share" in navigator)) return;
    event.preventDefault();
    // A visitor who closes the dialog rejects the promise.
    navigator.share({ text, url }).catch(() => undefined);
  };
  return (
    <a
      href={`https://bsky.app/intent/compose?text=${encodeURIComponent(`${text} ${url}`)}`}
      className="touch-link"
      onClick={share}
    >
      Share this page
    </a>
  );
}
