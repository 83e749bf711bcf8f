/** Milliseconds in which what was let go comes to rest. */
const glide = 180;

/**
 * Lets what is in an element be dragged, by its style alone: its sheet reads `--drag`, in pixels to the
 * right, while it has `data-drag`.
 */
export function letDrag(element: HTMLElement) {
  let at = 0;
  let frame = 0;
  const put = (pixels: number) => {
    at = pixels;
    element.dataset["drag"] = "";
    element.style.setProperty("--drag", `${pixels}px`);
  };
  const clear = () => {
    delete element.dataset["drag"];
    element.style.removeProperty("--drag");
  };
  return {
    moveTo(pixels: number): void {
      cancelAnimationFrame(frame);
      put(pixels);
    },
    /** Comes to rest from where it is, which from now on lies `shift` pixels further. */
    release(shift = 0): void {
      cancelAnimationFrame(frame);
      const from = at + shift;
      const start = performance.now();
      const step = (now: number) => {
        const left = Math.min(1, 1 - (now - start) / glide);
        if (left <= 0) return clear();
        put(from * left ** 3);
        frame = requestAnimationFrame(step);
      };
      put(from);
      frame = requestAnimationFrame(step);
    },
    leave(): void {
      cancelAnimationFrame(frame);
      clear();
    },
  };
}
