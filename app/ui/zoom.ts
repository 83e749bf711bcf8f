/** What asks for another size of a picture: a step in or out, a tap, its natural size, or all of it. */
export type Zoom = "in" | "out" | "tap" | "natural" | "fit";

/** How many times larger a picture gets by a tap, and by a key. */
const factors = { tap: 2.2, in: 1.5, out: 1 / 1.5 } as const;
/** How many times larger than fitted, or than it was drawn, a picture is shown at most. */
const most = 4;
/** Milliseconds within which two taps are one double tap. */
const together = 350;

/** Widths of a picture in CSS pixels: as it is drawn now, fitted into its view, and its own. */
interface Widths {
  now: number;
  fitted: number;
  natural: number;
}

/** How wide a picture is drawn next; nothing for fitted. */
export function zoomed(to: Zoom, { now, fitted, natural }: Widths): number | undefined {
  if (to === "fit") return undefined;
  const wanted = to === "natural" ? natural : now * factors[to];
  const width = Math.min(wanted, Math.max(most * fitted, natural));
  // A picture that fits in its natural size has no other.
  return width <= fitted * 1.01 && to !== "natural" ? undefined : width;
}

/** How wide a picture is that is fitted into a view: never wider than it was drawn. */
export function fittedWidth(
  { naturalWidth, naturalHeight }: { naturalWidth: number; naturalHeight: number },
  view: { clientWidth: number; clientHeight: number },
): number {
  const scale = Math.min(view.clientWidth / naturalWidth, view.clientHeight / naturalHeight, 1);
  return naturalWidth * scale;
}

/** Whether a tap is the second of a double tap, by the time of the one before. */
export function isSecondTap(before: number, now: number): boolean {
  return now - before < together;
}
