import * as to from "~/addresses";
import { Link, useLocation, useNavigate } from "@remix-run/react";
import { useState, useSyncExternalStore } from "react";
import { namePage } from "~/page-ref";
import { ShareButtons } from "~/sharing/share-buttons";
import { useHydrated } from "~/ui/use-hydrated";
import { changeReadingState, loadReadingState, subscribe } from "../reading-store";
import { bookmarkAddress } from "../resume";
import { encodeReadingStates, mergeStates, parseHash } from "./sync-link";
import styles from "./sync-page.module.css";

interface SyncedComic {
  slug: string;
  title: string;
}

/** Creates a link with this browser's reading states, and imports the states of an opened link. */
export function SyncPage({ comics }: { comics: readonly SyncedComic[] }) {
  const { hash } = useLocation();
  // Only the browser knows the fragment. A fragment without a value is an anchor of the page.
  const isHydrated = useHydrated();
  const isOpened = isHydrated && hash.includes("=");
  const synced = isOpened ? comics.filter(({ slug }) => parseHash(hash, slug)) : [];
  return (
    <div className={`narrow ${styles.page}`}>
      <h1>Continue on another device</h1>
      <noscript>
        <p>Continuing on another device needs JavaScript.</p>
      </noscript>
      {isHydrated && !isOpened && <OwnLink comics={comics} />}
      {isOpened && synced.length === 0 && (
        <p role="status">This link is damaged. Copy the whole link once more.</p>
      )}
      {synced.map((comic) => (
        <Change key={comic.slug + hash} {...comic} hash={hash} />
      ))}
    </div>
  );
}

/** The link with this browser's reading states, which changes of other tabs update. */
function OwnLink({ comics }: { comics: readonly SyncedComic[] }) {
  const hash = useSyncExternalStore(subscribe, () => encodeReadingStates(comics));
  if (!hash) {
    return (
      <p>
        <Link to={to.ownComic}>Read a page first</Link>: this browser has no bookmark yet.
      </p>
    );
  }
  return (
    <>
      <p>Send this link to your other device, and open it there.</p>
      <p className="actions">
        <ShareButtons path={`${to.syncPage}${hash}`} text="Continue reading" />
      </p>
      <p className="note">It contains your bookmark and the pages that you have read.</p>
    </>
  );
}

/** Shows how a link changes the reading state, and changes it after the reader confirms. */
function Change({ slug, title, hash }: SyncedComic & { hash: string }) {
  const navigate = useNavigate();
  const link = parseHash(hash, slug)!;
  const [own] = useState(() => loadReadingState(slug));
  const { bookmark } = mergeStates(own, link);
  const [before, after] = [own.bookmark, bookmark].map((at) => (at ? namePage(at) : "no page"));
  const update = () => {
    // Another tab may have changed the reading state in the meantime.
    changeReadingState(slug, (state) => mergeStates(state, link));
    navigate(bookmark ? bookmarkAddress(slug, bookmark) : to.comic(slug));
  };
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <p>
        {before === after
          ? `Your bookmark stays at ${after}.`
          : `Your bookmark moves from ${before} to ${after}.`}{" "}
        The pages that you have read on the other device are marked as read.
      </p>
      <p>
        <button type="button" className="button" onClick={update}>
          {bookmark ? `Continue at ${after}` : "Mark as read"}
        </button>
      </p>
    </section>
  );
}
