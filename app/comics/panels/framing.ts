import type { Shape } from "../page";

/** A rectangle, as fractions of the page. */
interface Share extends Shape {
  x: number;
  y: number;
}

/** Position of the page's top left corner in the view, and size of the page, in pixels. */
export interface Framing extends Shape {
  x: number;
  y: number;
  /** The scale relative to the whole page fitted into the view. */
  zoom: number;
}

/** The whole page as a rectangle, for pages that are shown whole. */
export const wholePage: Share = { x: 0, y: 0, width: 1, height: 1 };

/**
 * Margin around a panel, as a fraction of the view's smaller side, because speech bubbles may cross the panel's border.
 */
const MARGIN_SHARE = 0.035;

/** Maximum number of screen pixels for each pixel of the page. */
const MAX_SCALE = 2;

/** Computes the framing that centers a panel in a view. */
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
