import type { Shape } from "../page";

/** A rectangle in fractions of the comic page. */
interface Share extends Shape {
  x: number;
  y: number;
}

/** The top left corner of the comic page in the view, and the size of the page, in pixels. */
export interface Framing extends Shape {
  x: number;
  y: number;
  /** The scale relative to a page that fits into the view. */
  zoom: number;
}

/** A rectangle around the whole comic page. */
export const wholePage: Share = { x: 0, y: 0, width: 1, height: 1 };

/** The margin around a panel as a fraction of the view's smaller side: bubbles cross borders. */
const MARGIN_SHARE = 0.035;

/** The maximum number of screen pixels for each pixel of the comic page. */
const MAX_SCALE = 2;

/** Computes the position and size of a comic page that center a panel in a view. */
export function frameOf(panel: Share, page: Shape, view: Shape): Framing {
  const margin = MARGIN_SHARE * Math.min(view.width, view.height);
  const available = { width: view.width - 2 * margin, height: view.height - 2 * margin };
  const fitted = Math.min(view.width / page.width, view.height / page.height);
  const filling = Math.min(
    available.width / (panel.width * page.width),
    available.height / (panel.height * page.height),
  );
  const isWhole = panel.width >= 1 && panel.height >= 1;
  const scale = isWhole ? fitted : Math.max(fitted, Math.min(filling, MAX_SCALE));
  const [width, height] = [page.width * scale, page.height * scale];
  return {
    x: view.width / 2 - (panel.x + panel.width / 2) * width,
    y: view.height / 2 - (panel.y + panel.height / 2) * height,
    width,
    height,
    zoom: scale / fitted,
  };
}
