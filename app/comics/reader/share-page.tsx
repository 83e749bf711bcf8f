import * as to from "~/addresses";
import { useState, type MouseEvent } from "react";
import { namePage, type PageRef } from "~/page-ref";
import { composeAddress, defaultHosts } from "~/sharing/networks";
import { copyText } from "~/ui/copy-text";
import { useRootData } from "~/ui/root-data";
import { isPlainClick } from "~/ui/use-client-side-links";
import type { ComicOfPage } from "../page";

/** Shares a page: by the Web Share API, else by copying its link; without scripts by a form post. */
export function SharePage({ comic, page }: { comic: ComicOfPage; page: PageRef }) {
  const { siteUrl = "" } = useRootData();
  const url = siteUrl + to.page(comic.slug, page);
  const text = `${comic.title}, ${namePage(page)}`;
  const [copied, setCopied] = useState("");
  const share = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    // The promise is rejected when the visitor closes the dialog.
    if ("share" in navigator) void navigator.share({ text, url }).catch(() => undefined);
    else void copyText(url).then((isCopied) => setCopied(isCopied ? url : ""));
  };
  return (
    <>
      <a
        href={composeAddress("bluesky", defaultHosts.bluesky, { text, url })}
        className="touch-link"
        target="_blank"
        onClick={share}
      >
        Share this page
      </a>
      <span role="status" className="note">
        {copied === url && "Link copied"}
      </span>
    </>
  );
}
