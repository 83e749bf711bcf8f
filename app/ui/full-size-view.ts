import PhotoSwipe from "photoswipe";
import "photoswipe/style.css";
import "./full-size-view.css";

/** A width greater than any window's, because zoom levels are relative to the fitted picture. */
const NOMINAL_WIDTH = 10_000;

/**
 * Shows the full-size picture over the page: fitted, or at twice that size around the point of a
 * tap.
 *
 * @param leave called when the visitor closes the view
 * @returns a function that removes the view
 */
export function showFullSize(
  src: string,
  image: HTMLImageElement,
  click: MouseEvent | undefined,
  leave: () => void,
): () => void {
  const box = image.getBoundingClientRect();
  const ratio = image.naturalHeight / image.naturalWidth || box.height / box.width;
  const size = { width: NOMINAL_WIDTH, height: NOMINAL_WIDTH * ratio };
  const onPage = box.width / NOMINAL_WIDTH;
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.className = "full-size";
  dialog.setAttribute("aria-label", "Picture in full size");
  dialog.addEventListener("close", leave);
  dialog.showModal();

  const view = new PhotoSwipe({
    dataSource: [{ src, msrc: image.currentSrc, alt: image.alt, ...size }],
    appendToEl: dialog,
    zoomTitle: "Zoom in or out",
    errorMsg: "The full picture could not be loaded.",
    showHideAnimationType: "none",
    wheelToZoom: true,
    tapAction: false,
    // A very tall picture gets the window's width, or twice this width if it had it on the page.
    secondaryZoomLevel: ({ fit, panAreaSize }) => {
      const filled = panAreaSize!.x / NOMINAL_WIDTH;
      return Math.max(2 * fit, filled > onPage ? filled : 2 * onPage);
    },
    maxZoomLevel: ({ secondary }) => 2 * secondary,
  });
  // The page's picture stays below a full-size file that is partly transparent.
  view.addFilter("isKeepingPlaceholder", () => true);
  view.on("destroy", () => dialog.close());
  view.init();
  // The dialog around the view has the role.
  view.element!.removeAttribute("role");

  const { pan, zoomLevels } = view.currSlide!;
  // A click that the keyboard causes has no position.
  if (click?.detail && matchMedia("(pointer: coarse)").matches) {
    const fitted = size.width * zoomLevels.fit;
    const [x, y] = [(click.x - box.x) / box.width, (click.y - box.y) / box.height];
    view.currSlide!.toggleZoom({ x: pan.x + x * fitted, y: pan.y + y * fitted * ratio });
  }
  return () => {
    dialog.removeEventListener("close", leave);
    dialog.close();
    dialog.remove();
    view.close();
  };
}
