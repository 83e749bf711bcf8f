/**
 * Runs in the head of every document, before its first paint, with or without the application. It changes only
 * attributes that React leaves alone.
 */
import { colorSchemeFormId, colorSchemeKey } from "~/http/color-scheme";

const root = document.documentElement;

/** Without a color scheme the stylesheet follows the operating system. */
function applyColorScheme(scheme: string | null): void {
  if (scheme) root.setAttribute(colorSchemeKey, scheme);
  else root.removeAttribute(colorSchemeKey);
  // Specified, for scripts that change what CSS cannot.
  dispatchEvent(new CustomEvent("schemechange", { detail: scheme }));
}

try {
  const stored = localStorage.getItem(colorSchemeKey);
  if (stored) applyColorScheme(stored);
} catch {
  // Storage is forbidden: the cookie or the operating system decides.
}
addEventListener("storage", ({ key, newValue }) => {
  if (key === colorSchemeKey) applyColorScheme(newValue);
});

/** Changes the color scheme at once, instead of posting the form of the switch. */
function switchColorScheme(event: SubmitEvent): void {
  if ((event.target as HTMLFormElement).id !== colorSchemeFormId) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const { value } = event.submitter as HTMLButtonElement;
  applyColorScheme(value);
  try {
    localStorage.setItem(colorSchemeKey, value);
  } catch {
    // Storage is forbidden or full: the choice holds for this document.
  }
}
document.addEventListener("submit", switchColorScheme, true);

/** Gives focus back to the button that opened a menu: browsers do so for the outer one of nested popovers only. */
function returnFocus(event: Event): void {
  const menu = event.target as HTMLElement;
  const { activeElement } = document;
  if (!menu.popover || (event as ToggleEvent).newState !== "closed") return;
  if (activeElement !== document.body && !menu.contains(activeElement)) return;
  const opener = `[popovertarget="${menu.id}"]:not([popovertargetaction])`;
  document.querySelector<HTMLElement>(opener)?.focus({ preventScroll: true });
}
document.addEventListener("toggle", returnFocus, true);

/** Closes menus that the focus has left, and all when the window gets or loses the width of the bar. */
function closeMenus({ target }: Event): void {
  for (const menu of document.querySelectorAll<HTMLElement>(":popover-open")) {
    const own = `#${menu.id}, [popovertarget="${menu.id}"]`;
    if (!(target as Partial<Element>).closest?.(own)) menu.hidePopover();
  }
}
document.addEventListener("focusin", closeMenus);
matchMedia("(min-width: 60rem)").onchange = closeMenus;

// Back and Forward may lead to a page that the application showed in this document before it was reloaded.
const address = () => location.pathname + location.search;
const loaded = address();
addEventListener("popstate", () => {
  if (!root.hasAttribute("data-hydrated") && address() !== loaded) location.reload();
});

/** Marks pictures that did not load, so that pages draw something better than the browser's torn one. */
function markMissing({ target }: Event): void {
  // The window, whose own errors arrive here, too, has no attributes.
  (target as Partial<Element>).setAttribute?.("data-missing", "");
}
addEventListener("error", markMissing, true);
