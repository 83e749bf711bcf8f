import { useEffect, type RefObject } from "react";

/** Lets a mouse drag a scrollable element around; fingers and keys scroll it by themselves. */
export function useDragScroll(view: RefObject<HTMLElement>, enabled: boolean): void {
  useEffect(() => {
    const element = view.current;
    if (!element || !enabled) return;
    let from: { x: number; y: number } | undefined;
    let moved = false;
    const down = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      from = { x: element.scrollLeft + event.clientX, y: element.scrollTop + event.clientY };
      moved = false;
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      const left = from.x - event.clientX;
      const top = from.y - event.clientY;
      moved ||= Math.abs(left - element.scrollLeft) + Math.abs(top - element.scrollTop) > 4;
      element.scrollTo(left, top);
    };
    const up = () => {
      from = undefined;
    };
    // The click that ends a drag is not a click on the picture.
    const click = (event: MouseEvent) => {
      if (moved) event.stopPropagation();
      moved = false;
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("click", click, true);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("click", click, true);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
    };
  }, [view, enabled]);
}
