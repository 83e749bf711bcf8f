import { useEffect, useRef, type ComponentPropsWithoutRef, type RefObject } from "react";
import { isPlainClick } from "./use-client-side-links";
import { useFragmentDialog } from "./use-fragment-dialog";

interface FullSizeLinkProps extends ComponentPropsWithoutRef<"a"> {
  /** Address of the full-size file. */
  href: string;
  image: RefObject<HTMLImageElement>;
  /** The fragment under which its view is open; on a page with several each has its own. */
  hash?: string;
}

/** A link to the full-size file of a picture; with JavaScript it enlarges the picture over the page. */
export function FullSizeLink({
  href,
  image,
  hash = "#full",
  children,
  ...link
}: FullSizeLinkProps) {
  const { openHash, open, leave } = useFragmentDialog();
  const isOpen = openHash === hash;
  const click = useRef<MouseEvent>();

  useEffect(() => {
    // The server never shows the view: this keeps it out of the server's file.
    if (import.meta.env.SSR || !isOpen) return;
    const showing = import("./full-size-view").then(
      ({ showFullSize }) => showFullSize(href, image.current!, click.current, leave),
      // Without the view the browser shows the file, in place of the entry of the view.
      () => location.replace(href),
    );
    return () => void showing.then((close) => close?.());
  }, [isOpen, href, image, leave]);

  return (
    <a
      href={href}
      {...link}
      onClick={({ nativeEvent }) => {
        if (!isPlainClick(nativeEvent)) return;
        nativeEvent.preventDefault();
        click.current = nativeEvent;
        // The second tap of a double tap may come before the view.
        if (!isOpen) open(hash);
      }}
    >
      {children}
    </a>
  );
}
