import { useEffect, useState } from "react";
import { isHydrated } from "~/ui/use-hydrated";
import type { RetriedImage } from "~/ui/use-image-retry";
import type { Shape } from "../page";
import { isStrip } from "../spreads";

/** The maximum relative difference of heights that is not visible. */
const MAX_HEIGHT_DIFFERENCE = 0.02;

/** Sizes of loaded pictures by path, so that a scroll keeps its height when the reader returns. */
const knownShapes = new Map<string, Shape>();

/**
 * Returns the shape to reserve for a picture: the expected shape, or the shape of the loaded file.
 *
 * @param isAmongOthers whether pictures are above and below it. The shape of the file then applies
 * only if that causes no visible layout shift, or if the reader scrolls before passing the picture.
 */
export function useOwnShape(
  expected: Shape,
  { path, state, element }: RetriedImage,
  isAmongOthers: boolean,
): Shape {
  const [loaded, setLoaded] = useState<{ path: string; shape: Shape }>();
  const ratio = expected.height / expected.width;

  useEffect(() => {
    const image = element.current;
    if (state !== "arrived" || !image) return;
    const natural = { width: image.naturalWidth, height: image.naturalHeight };
    const taller = natural.height / natural.width / ratio - 1;
    if (Math.abs(taller) <= MAX_HEIGHT_DIFFERENCE) return;
    const take = (event?: Event) => {
      const { top, bottom } = image.getBoundingClientRect();
      // With scroll anchoring, a picture that grows above the viewport moves nothing in view.
      const isAbove = bottom <= 0 && CSS.supports("overflow-anchor", "auto");
      const isUnseen = isAbove || top >= innerHeight || (taller > 0 && bottom >= innerHeight);
      // A very tall picture would be too narrow to read in the expected space.
      const isRead = (event || isStrip(natural)) && taller > 0 && bottom >= innerHeight / 2;
      if (isAmongOthers && !isUnseen && !isRead) return;
      removeEventListener("scroll", take);
      knownShapes.set(path, natural);
      setLoaded({ path, shape: natural });
    };
    addEventListener("scroll", take, { passive: true });
    take();
    return () => removeEventListener("scroll", take);
  }, [path, state, element, ratio, isAmongOthers]);

  if (loaded?.path === path) return loaded.shape;
  // Hydration needs the size that the server has rendered.
  return (isHydrated() && knownShapes.get(path)) || expected;
}
