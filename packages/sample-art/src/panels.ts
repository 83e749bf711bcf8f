import { pageSize, panelsOf, type LayoutName } from "./comic/layouts";

export { pageSize };

/** The upright boxes of a layout's panels in reading order, in shares of the page. */
export function panelPlaces(layout: LayoutName) {
  return panelsOf(layout).map(({ corners }) => {
    const xs = corners.map(([x]) => x / pageSize.width);
    const ys = corners.map(([, y]) => y / pageSize.height);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  });
}
