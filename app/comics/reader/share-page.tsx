import * as to from "~/addresses";
import { useRef, useState, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { namePage, type PageRef } from "~/page-ref";
import { CopyLink } from "~/ui/copy-link";
import { composeAddress, defaultHosts } from "~/sharing/networks";
import sheet from "~/ui/sheet.module.css";
import { useRootData } from "~/ui/root-data";
import { isPlainClick } from "~/ui/use-client-side-links";
import type { ComicOfPage } from "../page";

const services = [
  ["Bluesky", "bluesky", defaultHosts.bluesky],
  ["Mastodon", "mastodon", defaultHosts.mastodon],
  ["Twitter", "twitter", ""],
] as const;

/** Shares a page: by the device's own dialog where it has one, else by its link or a post; without scripts by a post. */
export function SharePage({ comic, page }: { comic: ComicOfPage; page: PageRef }) {
  const { siteUrl = "" } = useRootData();
  const [isWanted, setIsWanted] = useState(false);
  const popover = useRef<HTMLDivElement>(null);
  const url = siteUrl + to.page(comic.slug, page);
  const text = `${comic.title}, ${namePage(page)}`;
  const share = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    // A visitor who closes the dialog rejects the promise.
    if ("share" in navigator) return void navigator.share({ text, url }).catch(() => undefined);
    flushSync(() => setIsWanted(true));
    popover.current!.showPopover();
    popover.current!.querySelector("button")!.focus();
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
      {isWanted && (
        <div
          ref={popover}
          id="share-page"
          popover="auto"
          className={`grid ${sheet.sheet}`}
          role="dialog"
          aria-labelledby="share-page-heading"
        >
          <h2 id="share-page-heading" className="small-heading">
            Share this page
          </h2>
          <CopyLink key={url} link={url} />
          {services.map(([name, network, host]) => (
            <a
              key={name}
              href={composeAddress(network, host, { text, url })}
              className="button quiet"
              target="_blank"
            >
              {name}
            </a>
          ))}
          <button
            type="button"
            className="button quiet"
            popovertarget="share-page"
            popovertargetaction="hide"
          >
            Close
          </button>
        </div>
      )}
    </>
  );
}
