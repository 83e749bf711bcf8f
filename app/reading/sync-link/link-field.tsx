import { copyText } from "~/ui/copy-text";
import { useEffect, useRef, useState } from "react";
import { subscribe, useCookiePosition } from "../reader-store";
import { readOwnState } from "./own-state";
import { encodeHash } from "./sync-link";

/** The link with this browser's reading positions, kept up to date with what is read in other tabs. */
export function LinkField({ comics }: { comics: readonly { slug: string }[] }) {
  const cookie = useCookiePosition();
  const field = useRef<HTMLInputElement>(null);
  const [link, setLink] = useState("");
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    const update = async () => {
      const states = comics.map(({ slug }) => [slug, readOwnState(slug, cookie)] as const);
      const begun = states.filter(([, { bookmark, read }]) => bookmark || read.length > 0);
      const hash = begun.length > 0 ? await encodeHash(Object.fromEntries(begun)) : "";
      setLink(hash && `${location.origin}/reading${hash}`);
      setIsCopied(false);
    };
    void update();
    return subscribe(() => void update());
  }, [comics, cookie]);

  const copy = async () => {
    field.current?.select();
    // Without access to the clipboard the link stays selected, to be copied by hand.
    setIsCopied(await copyText(link));
  };

  return (
    <>
      <label htmlFor="own-link">Link</label>
      <input
        id="own-link"
        type="text"
        ref={field}
        readOnly
        value={link}
        placeholder="Read a page first"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p>
        <button type="button" className="button" disabled={!link} onClick={() => void copy()}>
          Copy the link
        </button>{" "}
        <span role="status">{isCopied && "Copied!"}</span>
      </p>
    </>
  );
}
