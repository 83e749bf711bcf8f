import { useEffect, useState } from "react";
import { isHydrated } from "~/ui/use-hydrated";
import type { RetriedImage } from "~/ui/use-image-retry";

/** Width and height, in any unit. */
interface Shape {
  width: number;
  height: number;
}

/** What a picture may be taller or lower than its room without anybody seeing it. */
const tolerance = 0.02;

/** The shapes that turned out, by the pictures' paths: whoever comes back finds the scroll as long as it was. */
const turnedOut = new Map<string, Shape>();

/**
 * The shape of a picture's room: the comic's, and the picture's own once it turns out to be another and
 * nothing in sight moves when the room gets it. A strip would be a sliver in the room of a page: where it is
 * in sight already, it has its own as soon as somebody scrolls and is not past it.
 */
export function useOwnShape(expected: Shape, { path, state, element }: RetriedImage): Shape {
  // What the server wrote is taken over as it is.
  const [own, setOwn] = useState(() => (isHydrated() ? turnedOut.get(path) : undefined));
  const ratio = expected.height / expected.width;

  useEffect(() => {
    const image = element.current;
    if (state !== "arrived" || !image) return;
    const natural = { width: image.naturalWidth, height: image.naturalHeight };
    const taller = natural.height / natural.width / ratio - 1;
    if (Math.abs(taller) <= tolerance) return;
    const take = (event?: Event) => {
      const { top, bottom } = image.getBoundingClientRect();
      const isUnseen = top >= innerHeight || (taller > 0 && bottom >= innerHeight);
      const isRead = event && taller > 0 && bottom >= innerHeight / 2;
      if (!isUnseen && !isRead) return;
      removeEventListener("scroll", take);
      turnedOut.set(path, natural);
      setOwn(natural);
    };
    addEventListener("scroll", take, { passive: true });
    take();
    return () => removeEventListener("scroll", take);
  }, [path, state, element, ratio]);

  return own ?? expected;
}
