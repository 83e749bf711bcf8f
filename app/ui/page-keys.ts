/** Fields, and players, whose position arrows move. */
const keyTakers =
  "input, textarea, select, audio, video, [contenteditable]:not([contenteditable=false])";

/** Whether a dialog or a menu is open that does not contain an element. */
export function isCovered(element: Element | null): boolean {
  const over = Array.from(document.querySelectorAll("dialog[open], :popover-open")).at(-1);
  return over !== undefined && !over.contains(element);
}

/**
 * Whether a pressed key is for the page: it belongs to the browser with a modifier, else to the field or the sideways
 * scrolling element that has the focus, else to the dialog or menu that is open.
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
