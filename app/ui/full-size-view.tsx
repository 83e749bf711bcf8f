import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { DOMAttributes, MouseEvent, ReactNode } from "react";
import { retryAddress } from "./picture-address";
import styles from "./full-size-view.module.css";
import { PictureStatus } from "./picture-status";
import { useImageRetry } from "./use-image-retry";
import { MIN_STRIP_RATIO, zoomed, type Zoom } from "./zoom";

/** A position in CSS pixels. */
interface Point {
  x: number;
  y: number;
}

export interface FullSizeViewProps {
  picture: string;
  alt: string;
  standIn: ReactNode;
  /** Position of a tap before the view had loaded. */
  tapped: Point | undefined;
  leave: () => void;
}

const DOUBLE_TAP_MS = 350;

const keys: Readonly<Record<string, Zoom>> = { "+": "in", "=": "in", "-": "out", "0": "fit" };

/** The content of the open full-size dialog. */
export function FullSizeView({ picture, alt, standIn, tapped, leave }: FullSizeViewProps) {
  const canvas = useRef<HTMLDivElement>(null);
  /** Width of the picture in CSS pixels; undefined while it is fitted. */
  const [width, setWidth] = useState<number>();
  const isZoomed = width !== undefined;
  const retried = useImageRetry(picture);
  const { state, element } = retried;
  const { attempt, onLoad, onError } = retried.picture;
  const hasArrived = state === "arrived";
  const dragScroll = useDragScroll(isZoomed);

  /** The point to center after a zoom, as fractions of the picture. */
  const middle = useRef<Point>();
  const zoom = useCallback(
    (to: Zoom, at?: Point) => {
      const [view, image] = [canvas.current, element.current];
      if (!view || !image?.naturalWidth) return;
      const box = image.getBoundingClientRect();
      const { x, y } = at ?? { x: view.clientWidth / 2, y: view.clientHeight / 2 };
      middle.current = { x: (x - box.left) / box.width, y: (y - box.top) / box.height };
      const { naturalWidth: natural, naturalHeight } = image;
      // A fitted picture is never enlarged.
      const scale = Math.min(view.clientWidth / natural, view.clientHeight / naturalHeight, 1);
      const strip = naturalHeight >= MIN_STRIP_RATIO * natural ? view.clientWidth : undefined;
      setWidth(zoomed(to, { now: box.width, fitted: natural * scale, natural, strip }));
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

  // The first tap of a double tap on the page opens the view; the second may come before the picture has loaded.
  const opened = useRef(0);
  const last = useRef(0);
  const pending = useRef(tapped);
  useLayoutEffect(() => {
    last.current = opened.current = performance.now();
    // A dialog that was opened before the view had loaded has no focused element.
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
    const isSecond = isTap && timeStamp - last.current < DOUBLE_TAP_MS;
    const isFirst = last.current === opened.current;
    last.current = timeStamp;
    // The first tap has zoomed.
    if (isSecond && !isFirst) return;
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
      {!hasArrived && !isZoomed && <div className="fill fitted">{standIn}</div>}
      {/* The buttons below, keys and Escape do the same as clicks. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={canvas}
        role="group"
        aria-label="Picture, scrolls when zoomed in"
        // Keys scroll the focused element.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={`centered ${styles.canvas}`}
        data-zoomed={isZoomed || undefined}
        data-state={state}
        onClick={onClick}
        {...dragScroll}
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
      <PictureStatus picture={retried} name="full picture">
        The full picture could not be loaded.
      </PictureStatus>
      <div className="row">
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

/** Lets a mouse drag a scrollable element; fingers and keys scroll it by themselves. */
function useDragScroll(isEnabled: boolean): DOMAttributes<HTMLElement> {
  const start = useRef<Point>();
  const hasMoved = useRef(false);
  return {
    onPointerDown({ pointerType, button, currentTarget: view, clientX, clientY }) {
      const isDrag = isEnabled && pointerType === "mouse" && button === 0;
      start.current = isDrag
        ? { x: view.scrollLeft + clientX, y: view.scrollTop + clientY }
        : undefined;
      hasMoved.current = false;
    },
    onPointerMove({ pointerId, buttons, currentTarget: view, clientX, clientY }) {
      if (!start.current || buttons !== 1) return;
      const [left, top] = [start.current.x - clientX, start.current.y - clientY];
      hasMoved.current ||= Math.abs(left - view.scrollLeft) + Math.abs(top - view.scrollTop) > 4;
      if (hasMoved.current) view.setPointerCapture(pointerId);
      view.scrollTo(left, top);
    },
    onClickCapture(event) {
      // The click that ends a drag must not zoom.
      if (hasMoved.current) event.stopPropagation();
    },
  };
}
