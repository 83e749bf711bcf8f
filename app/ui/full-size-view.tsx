import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from "react";
import { retryAddress } from "./picture-address";
import dialog from "./full-size-dialog.module.css";
import styles from "./full-size-view.module.css";
import { PictureStatus } from "./picture-status";
import { useDragScroll } from "./use-drag-scroll";
import { useHealingPicture } from "./use-healing-picture";
import { fittedWidth, isSecondTap, zoomed, type Zoom } from "./zoom";

/** A place on the screen, in CSS pixels. */
interface Point {
  x: number;
  y: number;
}

export interface FullSizeViewProps {
  picture: string;
  alt: string;
  standIn: ReactNode;
  /** Where the page was tapped once more before the view was there. */
  tapped: Point | undefined;
  leave: () => void;
}

const keys: Readonly<Record<string, Zoom>> = {
  "+": "in",
  "=": "in",
  "-": "out",
  "0": "fit",
};

/** What the open dialog of a picture in full size shows. */
export function FullSizeView({ picture, alt, standIn, tapped, leave }: FullSizeViewProps) {
  const canvas = useRef<HTMLDivElement>(null);
  /** How wide the picture is drawn, in CSS pixels; nothing while it is fitted. */
  const [width, setWidth] = useState<number>();
  const isZoomed = width !== undefined;
  const watched = useHealingPicture(picture);
  const { state, attempt, element, onLoad, onError } = watched;
  const hasArrived = state === "arrived";
  useDragScroll(canvas, isZoomed);

  /** What comes to lie in the middle once it is laid out, as shares of the picture. */
  const middle = useRef<Point>();
  const zoom = useCallback(
    (to: Zoom, at?: Point) => {
      const [view, image] = [canvas.current, element.current];
      if (!view || !image?.naturalWidth) return;
      const box = image.getBoundingClientRect();
      const { x, y } = at ?? { x: view.clientWidth / 2, y: view.clientHeight / 2 };
      middle.current = { x: (x - box.left) / box.width, y: (y - box.top) / box.height };
      const fitted = fittedWidth(image, view);
      setWidth(zoomed(to, { now: box.width, fitted, natural: image.naturalWidth }));
    },
    [element],
  );
  useLayoutEffect(() => {
    const [view, image, at] = [canvas.current, element.current, middle.current];
    if (!view || !image || !at) return;
    middle.current = undefined;
    const box = image.getBoundingClientRect();
    view.scrollBy(
      box.left + at.x * box.width - view.clientWidth / 2,
      box.top + at.y * box.height - view.clientHeight / 2,
    );
  }, [width, element]);

  // A double tap on the page opens the view with its first; what it comes too early for waits.
  const opened = useRef(0);
  const last = useRef(0);
  const pending = useRef(tapped);
  useLayoutEffect(() => {
    last.current = opened.current = performance.now();
    // Where the dialog was open before, it had nothing that takes keys.
    canvas.current?.focus();
  }, []);
  useEffect(() => {
    if (!hasArrived || !pending.current) return;
    zoom("tap", pending.current);
    pending.current = undefined;
  }, [hasArrived, zoom]);

  const onClick = ({ target, currentTarget, clientX: x, clientY: y, nativeEvent }: MouseEvent) => {
    const isTap = ((nativeEvent as PointerEvent).pointerType ?? "mouse") !== "mouse";
    const { timeStamp } = nativeEvent;
    const isSecond = isTap && isSecondTap(last.current, timeStamp);
    const isOfPage = last.current === opened.current;
    last.current = timeStamp;
    // The first one has done it.
    if (isSecond && !isOfPage) return;
    if (isSecond && !hasArrived) pending.current = { x, y };
    else if (isSecond || target !== currentTarget) {
      zoom(isZoomed ? "fit" : isTap ? "tap" : "natural", { x, y });
    } else leave();
  };

  useEffect(() => {
    const onKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      const to = altKey || ctrlKey || metaKey ? undefined : keys[key];
      if (to) zoom(to);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [zoom]);

  return (
    <>
      {!hasArrived && !isZoomed && <div className={dialog.standIn}>{standIn}</div>}
      {/* Clicks are a comfort for pointers: the buttons below, keys and Escape do the same. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={canvas}
        role="group"
        aria-label="Picture, scrolls when zoomed in"
        // Keys scroll what has focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.canvas}
        data-zoomed={isZoomed || undefined}
        data-state={state}
        onClick={onClick}
      >
        <img
          key={attempt}
          ref={element}
          src={retryAddress(picture, attempt)}
          alt={alt}
          style={{ width }}
          onLoad={onLoad}
          onError={onError}
          draggable={false}
        />
      </div>
      <PictureStatus picture={watched} name="full picture">
        The full picture got lost on the way.
      </PictureStatus>
      <div className={dialog.bar}>
        <button type="button" className="button" onClick={() => zoom(isZoomed ? "fit" : "natural")}>
          {isZoomed ? "Fit" : "Zoom in"}
        </button>
        <button type="button" className="button" onClick={leave}>
          Close
        </button>
      </div>
    </>
  );
}
