/**
 * Starts the application after the main picture has loaded or failed, or after a user event, so
 * that scripts do not delay the picture. A page without a main picture starts after its first
 * paint.
 */
import { afterFrame } from "./after-frame";

const { content } = document.currentScript!.previousElementSibling as HTMLTemplateElement;
// Pages with menus need popovers to hydrate. The dock has no popovers, and starts in Chromium 103.
const canStart = "popover" in HTMLElement.prototype || !document.querySelector("[popover]");
const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");

if (!picture || picture.complete) startWithPicture();
else {
  picture.addEventListener("load", startWithPicture);
  picture.addEventListener("error", start);
}
for (const type of ["pointerup", "keyup"]) addEventListener(type, startAfterEvent, true);

function startWithPicture(): void {
  picture?.setAttribute("data-arrived", "");
  afterFrame(start);
}

/** Starts the application after a user event that does not follow a link. */
function startAfterEvent({ target }: Event): void {
  if (!(target instanceof Element && target.closest("a[href]"))) afterFrame(start);
}

/** Moves the scripts of the template into the document, which starts them once. */
function start(): void {
  if (canStart) document.body.append(content);
}
