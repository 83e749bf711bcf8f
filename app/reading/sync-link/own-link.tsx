import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import { useSyncExternalStore } from "react";
import { renderSVG } from "uqr";
import { CopyLink } from "~/ui/copy-link";
import { subscribe } from "../reading-store";
import { encodeReadingStates } from "./sync-link";
import styles from "./sync-page.module.css";

/** Cameras cannot scan the dense QR codes of longer links from a screen. */
const MAX_CODED_CHARS = 1_000;

/** The link that contains this browser's reading states, updated when another tab changes them. */
export function OwnLink({ comics }: { comics: readonly { slug: string }[] }) {
  const hash = useSyncExternalStore(subscribe, () => encodeReadingStates(comics));
  const link = `${location.origin}${to.syncPage}${hash}`;
  if (!hash) {
    return (
      <p>
        <Link to={to.ownComic}>Read a page first</Link>: this browser has no bookmark yet.
      </p>
    );
  }
  return (
    <div className="grid">
      <p>Point the camera of the other device at this code, or send it the link.</p>
      {link.length <= MAX_CODED_CHARS && (
        <div
          role="img"
          aria-label="The link as a QR code"
          className={styles.code}
          dangerouslySetInnerHTML={{ __html: renderSVG(link, { border: 4 }) }}
        />
      )}
      <p>
        <CopyLink key={link} link={link} />
      </p>
      <p className="note">The link contains your bookmark and the pages that you have read.</p>
    </div>
  );
}
