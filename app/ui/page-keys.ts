/** Matches form fields and media players, which handle arrow keys themselves. */
const keyTakers =
  "input, textarea, select, audio, video, [contenteditable]:not([contenteditable=false])";

/** Returns whether an open dialog or menu covers an element. */
export function isCovered(element: Element | null): boolean {
  const over = Array.from(document.querySelectorAll("dialog[open], :popover-open")).at(-1);
  return over !== undefined && !over.contains(element);
}

/**
 * Whether the page should handle a key. The browser handles keys with a modifier; a focused field
 * or horizontally scrolling element handles its own keys; then an open dialog or menu.
 *
 * @param element the part of the page that the key acts on, which may be in a dialog
 */
export function isPageKey(event: KeyboardEvent, element: Element | null = null): boolean {
  const { key, target, altKey, ctrlKey, metaKey, defaultPrevented } = event;
  if (defaultPrevented || altKey || ctrlKey || metaKey || isCovered(element)) return false;
  const focused = target as Element;
  const isScroll = (key === "ArrowLeft" || key === "ArrowRight") && isInSidewaysScroller(focused);
  return !isScroll && focused.closest(keyTakers) === null;
}

function isInSidewaysScroller(element: Element): boolean {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const isWider = at.scrollWidth > at.clientWidth;
    if (isWider && /auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
  }
  return false;
}
