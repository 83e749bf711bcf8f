import { useLocation, useNavigate } from "@remix-run/react";
import {
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type MouseEvent,
  type ReactNode,
} from "react";
import { retryAddress } from "./picture-address";
import styles from "./full-size-dialog.module.css";
import { PictureStatus } from "./picture-status";
import { isPlainClick } from "./use-own-links";
import { openedState, useFragmentDialog } from "./use-fragment-dialog";
import { useDragScroll } from "./use-drag-scroll";
import { useHealingPicture } from "./use-healing-picture";
import { useHydrated } from "./use-hydrated";

/** The fragment under which the full-size view is open: Back closes it, Forward opens it again. */
const fullSizeHash = "#full";

interface FullSizeLinkProps extends ComponentPropsWithoutRef<"a"> {
  href: string;
  /** What the entry of history has to go on saying while the view is open. */
  state?: object | null;
}

/** A link to the full file of a page's picture, which opens over the page where JavaScript runs. */
export function FullSizeLink({ href, state, children, ...rest }: FullSizeLinkProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    navigate(
      { search, hash: fullSizeHash },
      { state: { ...state, ...openedState }, preventScrollReset: true },
    );
  };
  return (
    <a href={href} {...rest} onClick={open}>
      {children}
    </a>
  );
}

interface FullSizeDialogProps {
  /** The address of the full file. */
  picture: string;
  alt: string;
  /** What the page shows of it, until the full file is there. */
  standIn: ReactNode;
}

/**
 * The picture in full size over the page: fitted at first, then at its natural size to pan around
 * in. Escape, a click beside it, the button and Back close it.
 */
export function FullSizeDialog(props: FullSizeDialogProps) {
  const { hash } = useLocation();
  // The server never sees the fragment; what it wrote has to be taken over first.
  const isHydrated = useHydrated();
  const isOpen = isHydrated && hash === fullSizeHash;
  const { dialog, leave } = useFragmentDialog(isOpen);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Picture in full size"
      // Of a visitor alone: what `close()` closes says so later, when Forward may have opened it again.
      onCancel={leave}
    >
      {isOpen && <FullSizeView {...props} leave={leave} />}
    </dialog>
  );
}

/** What the open dialog shows. */
function FullSizeView({
  picture,
  alt,
  standIn,
  leave,
}: FullSizeDialogProps & { leave: () => void }) {
  const canvas = useRef<HTMLDivElement>(null);
  const [natural, setNatural] = useState(false);
  const watched = useHealingPicture(picture);
  const { state, attempt, element, onLoad, onError } = watched;
  useDragScroll(canvas, natural);

  const zoom = (event: MouseEvent<HTMLImageElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - left) / width;
    const y = (event.clientY - top) / height;
    setNatural(!natural);
    // After the new size is laid out, what was under the finger is in the middle.
    requestAnimationFrame(() => {
      const view = canvas.current;
      view?.scrollTo(
        x * view.scrollWidth - view.clientWidth / 2,
        y * view.scrollHeight - view.clientHeight / 2,
      );
    });
  };

  return (
    <>
      {state !== "arrived" && !natural && <div className={styles.standIn}>{standIn}</div>}
      {/* Clicks are a comfort for pointers: the buttons below and Escape do the same. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={canvas}
        role="group"
        aria-label="Picture, scrolls when zoomed in"
        // Keys scroll what has focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.canvas}
        data-natural={natural || undefined}
        data-state={state}
        onClick={(event) => event.target === event.currentTarget && leave()}
      >
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <img
          key={attempt}
          ref={element}
          src={retryAddress(picture, attempt)}
          alt={alt}
          onClick={zoom}
          onLoad={onLoad}
          onError={onError}
          draggable={false}
        />
      </div>
      <PictureStatus picture={watched} name="full picture">
        The full picture got lost on the way.
      </PictureStatus>
      <div className={styles.bar}>
        <button type="button" className="button" onClick={() => setNatural(!natural)}>
          {natural ? "Fit" : "Zoom in"}
        </button>
        <button type="button" className="button" onClick={leave}>
          Close
        </button>
      </div>
    </>
  );
}
