import { useEffect, useRef, type ComponentPropsWithoutRef, type RefObject } from "react";
import { isPlainClick } from "./plain-click";
import { useFragmentDialog } from "./use-fragment-dialog";

interface FullSizeLinkProps extends ComponentPropsWithoutRef<"a"> {
  /** Address of the full-size file. */
  href: string;
  image: RefObject<HTMLImageElement>;
  /** The fragment of the address while the view is open; on a page with several links, each has its own. */
  hash?: string;
}

/** A link to the full-size file of a picture; with JavaScript it opens a view over the page. */
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
    // The server never renders the view; the condition removes its module from the server build.
    if (import.meta.env.SSR || !isOpen) return;
    let close: (() => void) | undefined;
    let hasLeft = false;
    import("./full-size-view").then(
      ({ showFullSize }) => {
        if (!hasLeft) close = showFullSize(href, image.current!, click.current, leave);
      },
      () => {
        // If the view cannot be loaded, the browser opens the file, replacing the view's history entry.
        if (!hasLeft) location.replace(href);
      },
    );
    return () => {
      hasLeft = true;
      close?.();
    };
  }, [isOpen, href, image, leave]);

  return (
    <a
      href={href}
      {...link}
      onClick={({ nativeEvent }) => {
        if (!isPlainClick(nativeEvent)) return;
        nativeEvent.preventDefault();
        click.current = nativeEvent;
        // The second tap of a double tap may arrive before the view opens.
        if (!isOpen) open(hash);
      }}
    >
      {children}
    </a>
  );
}
