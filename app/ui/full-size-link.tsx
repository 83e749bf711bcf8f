import { useEffect, useRef, type ComponentPropsWithoutRef, type RefObject } from "react";
import { isPlainClick } from "./plain-click";
import { useFragmentDialog } from "./use-fragment-dialog";

interface FullSizeLinkProps extends ComponentPropsWithoutRef<"a"> {
  /** The address of the full-size file. */
  href: string;
  image: RefObject<HTMLImageElement>;
  /** The fragment of the address while the view is open, different for each link of a page. */
  hash?: string;
}

/** A link to a picture's full-size file, which opens a view over the page with JavaScript. */
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
        // If the view cannot be loaded, the file replaces the view's history entry.
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
        // The second tap of a double tap must not open the view a second time.
        if (!isOpen) open(hash);
      }}
    >
      {children}
    </a>
  );
}
