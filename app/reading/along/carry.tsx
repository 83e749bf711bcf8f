import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { useHydrated } from "~/ui/use-hydrated";
import { subscribe, useStopOfCookie } from "../use-bookmark";
import styles from "./along.module.css";
import { keptPlaces } from "./kept";
import { fileText, linkHash } from "./portable";
import { QrCode } from "./qr-code";

/** The place of this browser as a code, a link and a file. All are made here: no server hears of it. */
export function Carry() {
  const stop = useStopOfCookie();
  const isHydrated = useHydrated();
  const hash = useSyncExternalStore(
    subscribe,
    () => linkHash(keptPlaces(stop)),
    () => "",
  );
  const isNothing = isHydrated && !hash.includes("&");
  const link = isHydrated ? `${location.origin}/reading${hash}` : "";

  if (isNothing) {
    return (
      <p className={styles.carry}>
        There is no place to take along yet: it begins with the first page you read.
      </p>
    );
  }
  return (
    <div className={styles.carry}>
      <div className={styles.code}>
        {link && <QrCode text={link} label="QR code of your place" />}
      </div>
      <div className={styles.ways}>
        <p>
          Scan this with the other device, or send yourself the link. Your place is what comes after
          its #, which browsers keep to themselves: not even my server learns where you are.
        </p>
        <LinkField link={link}>
          <button
            type="button"
            className="button quiet"
            onClick={() => save(fileText(keptPlaces(stop)))}
          >
            Save as a file
          </button>
        </LinkField>
      </div>
    </div>
  );
}

/** The link, and what a device can do with it; other ways stand beside. */
function LinkField({ link, children }: { link: string; children: ReactNode }) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  // What was said of one link is not true of the next.
  useEffect(() => {
    setIsCopied(false);
  }, [link]);

  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setIsCopied(true);
    } catch {
      // Not every browser lets every page write there: it is selected, and can be copied by hand.
    }
  };
  const share = () =>
    navigator.share({ url: link }).catch(() => {
      // Closed without sharing, which is nobody's failure.
    });

  return (
    <>
      <label>
        <span>The link</span>
        <input
          type="text"
          ref={field}
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <p className={styles.buttons}>
        <button type="button" className="button" onClick={() => void copy()}>
          {isCopied ? "Copied!" : "Copy the link"}
        </button>
        {link && "share" in navigator && (
          <button type="button" className="button quiet" onClick={() => void share()}>
            Share…
          </button>
        )}
        {children}
        <span role="status" className="visually-hidden">
          {isCopied && "Copied!"}
        </span>
      </p>
    </>
  );
}

/** Hands a file to the browser's downloads. */
function save(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), {
    href: url,
    download: "talechasers-place.json",
  });
  link.click();
  // The download has the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
