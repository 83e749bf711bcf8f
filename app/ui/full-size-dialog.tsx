import { useLocation, useNavigate } from "@remix-run/react";
import { lazy, Suspense, useEffect, useState } from "react";
import type { ComponentPropsWithoutRef, ComponentType, MouseEvent, ReactNode } from "react";
import type { FullSizeViewProps } from "./full-size-view";
import { isPlainClick } from "./use-client-side-links";
import { openedState, useFragmentDialog } from "./use-fragment-dialog";
import { useHydrated } from "./use-hydrated";

/** The fragment under which the full-size view is open: Back closes it, Forward opens it again. */
export const fullSizeHash = "#full";

let loading: Promise<{ default: ComponentType<FullSizeViewProps> }> | undefined;

/**
 * Loads the view, once: a second `import` does not wait for the style sheet. The server never renders the view: a chunk
 * of its own would move the server's files.
 */
function loadView() {
  loading ??= (
    import.meta.env.SSR ? Promise.resolve({ FullSizeView: OpenFile }) : import("./full-size-view")
  ).then(
    ({ FullSizeView }) => ({ default: FullSizeView }),
    () => ({ default: OpenFile }),
  );
  return loading;
}

const FullSizeView = lazy(loadView);

/** Without the view the browser shows the file, in place of the entry that opens the view: Back leads to the page. */
function OpenFile({ picture }: FullSizeViewProps) {
  useEffect(() => location.replace(picture), [picture]);
  return null;
}

interface FullSizeLinkProps extends ComponentPropsWithoutRef<"a"> {
  href: string;
  /** The fragment of its dialog, on pages with several. */
  hash?: string;
  /** State of the current history entry, to be kept while the view is open. */
  state?: object | null;
}

/** A link to the full-size file of a picture; with JavaScript it opens a dialog. */
export function FullSizeLink({
  href,
  hash = fullSizeHash,
  state,
  children,
  ...rest
}: FullSizeLinkProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    navigate(
      { search, hash },
      // A second tap must reach the view.
      { state: { ...state, ...openedState }, preventScrollReset: true, flushSync: true },
    );
  };
  return (
    // The view loads while the pointer is down.
    <a href={href} {...rest} onPointerDown={() => void loadView()} onClick={open}>
      {children}
    </a>
  );
}

interface FullSizeDialogProps {
  /** Address of the full-size file. */
  picture: string;
  alt: string;
  hash?: string;
  /** Shown until the full-size file has loaded. */
  standIn: ReactNode;
}

/**
 * The picture in full size over the page: fitted at first, then zoomed to pan around in. Escape, a click beside it,
 * the button and Back close it.
 */
export function FullSizeDialog({ hash: own = fullSizeHash, ...props }: FullSizeDialogProps) {
  const { hash } = useLocation();
  // The server does not know the fragment; hydration must match its HTML.
  const isHydrated = useHydrated();
  const isOpen = isHydrated && hash === own;
  const { dialog, leave } = useFragmentDialog(isOpen);
  // The second tap of a double tap may come before the view has loaded.
  const [tapped, setTapped] = useState<{ x: number; y: number }>();

  return (
    <dialog
      ref={dialog}
      className="full-size"
      aria-label="Picture in full size"
      // Not "close": its event comes late, when Forward may have opened the dialog again.
      onCancel={leave}
    >
      {isOpen && (
        <Suspense
          fallback={
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
            <div
              className="fill fitted"
              onClick={({ clientX, clientY }) => setTapped({ x: clientX, y: clientY })}
            >
              {props.standIn}
            </div>
          }
        >
          <FullSizeView {...props} tapped={tapped} leave={leave} />
        </Suspense>
      )}
    </dialog>
  );
}
