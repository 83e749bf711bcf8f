/** A box in shares of the page. */
interface Share {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** How a page is laid out in a view: where its corner is, in pixels, and how large it is drawn. */
export interface Framing extends Size {
  x: number;
  y: number;
  /** How many times larger than the page fitted into the view. */
  zoom: number;
}

/** The whole page, as if it were one panel. */
export const wholePage: Share = { x: 0, y: 0, width: 1, height: 1 };

/** What is left around a panel, of the view's smaller side: a speech bubble may leave its panel. */
const around = 0.035;

/** How many times larger than it was drawn a picture is shown at most. */
const coarsest = 2;

/** How far the page is down when a panel is in the middle of a view. */
export function frameOf(panel: Share, page: Size, view: Size): Framing {
  const margin = around * Math.min(view.width, view.height);
  const room = { width: view.width - 2 * margin, height: view.height - 2 * margin };
  const fitted = Math.min(view.width / page.width, view.height / page.height);
  const filling = Math.min(
    room.width / (panel.width * page.width),
    room.height / (panel.height * page.height),
  );
  const isWhole = panel.width >= 1 && panel.height >= 1;
  const scale = isWhole ? fitted : Math.max(fitted, Math.min(filling, coarsest));
  const [width, height] = [page.width * scale, page.height * scale];
  return {
    x: view.width / 2 - (panel.x + panel.width / 2) * width,
    y: view.height / 2 - (panel.y + panel.height / 2) * height,
    width,
    height,
    zoom: scale / fitted,
  };
}
