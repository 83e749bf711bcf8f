import { useLocation, useNavigate } from "@remix-run/react";
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
} from "react";
import styles from "./full-size-dialog.module.css";
import { useDragScroll } from "./use-drag-scroll";

/** The fragment under which the full-size view is open: Back closes it, Forward opens it again. */
export const fullSizeHash = "#full";

const neverChanges = () => () => undefined;

/**
 * The picture in full size over the page: fitted at first, then at its natural size to pan around
 * in. Escape, a click beside it, the button and Back close it.
 */
export function FullSizeDialog({ picture, alt }: { picture: string; alt: string }) {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const [natural, setNatural] = useState(false);
  const [arrived, setArrived] = useState<string>();
  // The server never sees the fragment; what it wrote has to be taken over first.
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const isOpen = isHydrated && hash === fullSizeHash;
  const wasPushed = (state as { opened?: boolean } | null)?.opened === true;
  useDragScroll(canvas, natural);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
    setNatural(false);
  }, [isOpen]);

  const leave = useCallback(() => {
    if (!isOpen) return;
    if (wasPushed) navigate(-1);
    else navigate({ search, hash: "" }, { replace: true, preventScrollReset: true });
  }, [isOpen, wasPushed, search, navigate]);

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
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Picture in full size"
      onClose={leave}
    >
      {isOpen && (
        <>
          {/* Clicks are a comfort for pointers: the buttons below and Escape do the same. */}
          {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
          <div
            ref={canvas}
            role="group"
            aria-label="Picture, scrolls when zoomed in"
            // Keys scroll what has focus.
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className={styles.canvas}
            data-natural={natural || undefined}
            onClick={(event) => event.target === event.currentTarget && leave()}
          >
            {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
            <img
              src={picture}
              alt={alt}
              onClick={zoom}
              onLoad={() => setArrived(picture)}
              draggable={false}
            />
          </div>
          {arrived !== picture && (
            <p className={styles.loading} role="status">
              Fetching the full picture…
            </p>
          )}
          <div className={styles.bar}>
            <button type="button" className="button" onClick={() => setNatural(!natural)}>
              {natural ? "Fit" : "Zoom in"}
            </button>
            <button type="button" className="button" onClick={leave}>
              Close
            </button>
          </div>
        </>
      )}
    </dialog>
  );
}
