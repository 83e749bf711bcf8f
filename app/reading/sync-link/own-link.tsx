import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { CopyLink } from "~/ui/copy-link";
import { subscribe } from "../reading-store";
import { ownHash } from "./sync-link";
import styles from "./sync-page.module.css";

/** Cameras do not read codes of longer links from a screen. */
const MAX_CODED_CHARS = 1_000;

/** The link with this browser's reading states, kept up to date with other tabs. */
export function OwnLink({ comics }: { comics: readonly { slug: string }[] }) {
  const hash = useSyncExternalStore(subscribe, () => ownHash(comics));
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
      {link.length <= MAX_CODED_CHARS && <QrCode link={link} />}
      <p>
        <CopyLink key={link} link={link} />
      </p>
      <p className="note">The link contains your bookmark and the pages that you have read.</p>
    </div>
  );
}

function QrCode({ link }: { link: string }) {
  const [svg, setSvg] = useState("");
  useEffect(() => {
    // Without the encoder the link can still be copied.
    void import("uqr").then(
      ({ renderSVG }) => setSvg(renderSVG(link, { border: 4 })),
      () => undefined,
    );
  }, [link]);
  return (
    <div
      role="img"
      aria-label="The link as a QR code"
      className={styles.code}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
