import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { CopyLink } from "~/ui/copy-link";
import { SpeechBubble } from "~/ui/speech-bubble";
import { subscribe, useCookiePosition } from "../reader-store";
import { readOwnState } from "./own-state";
import { encodeHash } from "./sync-link";

/** Cameras do not read codes of longer links from a screen. */
const MAX_CODED_CHARS = 1_000;

/** The link with this browser's reading positions, kept up to date with what is read in other tabs. */
export function OwnLink({ comics }: { comics: readonly { slug: string }[] }) {
  const cookie = useCookiePosition();
  const [link, setLink] = useState<string>();
  useEffect(() => {
    const update = async () => {
      const states = comics.map(({ slug }) => [slug, readOwnState(slug, cookie)] as const);
      const begun = states.filter(([, { bookmark, read }]) => bookmark || read.length > 0);
      const hash = begun.length > 0 ? await encodeHash(Object.fromEntries(begun)) : "";
      setLink(hash && `${location.origin}/reading${hash}`);
    };
    void update();
    return subscribe(() => void update());
  }, [comics, cookie]);

  if (link === undefined) return null;
  if (link === "") {
    return (
      <SpeechBubble>
        <p>Read a page first: this browser has no bookmark yet.</p>
        <p>
          <Link to={to.comic(comics[0]!.slug)} className="button">
            Read the comic
          </Link>
        </p>
      </SpeechBubble>
    );
  }
  // A visitor who closes the dialog rejects the promise.
  const share = () => navigator.share({ url: link }).catch(() => undefined);
  return (
    <div className="grid">
      <p>Point the camera of the other device at this code, or send it the link.</p>
      <QrCode link={link} label="The link as a QR code" />
      <div className="actions">
        {"share" in navigator && (
          <button type="button" className="button" onClick={() => void share()}>
            Share…
          </button>
        )}
        <CopyLink key={link} link={link} />
      </div>
      <p className="note">The link contains your bookmark and the pages that you have read.</p>
    </div>
  );
}

/** A link as a QR code; nothing for one that is too long. */
function QrCode({ link, label }: { link: string; label: string }) {
  const [rows, setRows] = useState<readonly boolean[][]>();
  const isCoded = link.length <= MAX_CODED_CHARS;
  useEffect(() => {
    if (!isCoded) return;
    // Without the encoder the link can still be copied.
    void import("uqr").then(
      ({ encode }) => setRows(encode(link, { border: 4 }).data),
      () => undefined,
    );
  }, [link, isCoded]);
  if (!isCoded) return null;
  const size = rows?.length ?? 1;
  const path = rows?.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1` : "")),
  );
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path?.join("")} />
    </svg>
  );
}
