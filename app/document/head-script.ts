/** Runs in the head before the first paint and changes only what React does not render. */
import { colorSchemeFormId, colorSchemeKey } from "~/http/color-scheme";
import { breakpoints } from "~/styles/breakpoints";

const root = document.documentElement;

/** Sets the color scheme. If none is chosen, the style sheet follows the operating system. */
function applyColorScheme(scheme: string | null): void {
  if (scheme) root.setAttribute(colorSchemeKey, scheme);
  else root.removeAttribute(colorSchemeKey);
  // The specification has this event for scripts that change what CSS cannot change.
  dispatchEvent(new CustomEvent("schemechange", { detail: scheme }));
}

try {
  const stored = localStorage.getItem(colorSchemeKey);
  if (stored) applyColorScheme(stored);
} catch {
  // If the browser forbids storage, the cookie or the operating system decides.
}
addEventListener("storage", ({ key, newValue }) => {
  if (key === colorSchemeKey) applyColorScheme(newValue);
});

/** Changes the color scheme at once, instead of posting the switch's form. */
function switchColorScheme(event: SubmitEvent): void {
  if ((event.target as HTMLFormElement).id !== colorSchemeFormId) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const { value } = event.submitter as HTMLButtonElement;
  applyColorScheme(value);
  try {
    localStorage.setItem(colorSchemeKey, value);
  } catch {
    // If storage is forbidden or full, the choice applies only to this document.
  }
}
document.addEventListener("submit", switchColorScheme, true);

/** Returns the focus to a menu's button, which browsers do only for the outermost popover. */
function returnFocus(event: Event): void {
  const menu = event.target as HTMLElement;
  const { activeElement } = document;
  if (!menu.popover || (event as ToggleEvent).newState !== "closed") return;
  if (activeElement !== document.body && !menu.contains(activeElement)) return;
  const opener = `[popovertarget="${menu.id}"]:not([popovertargetaction])`;
  document.querySelector<HTMLElement>(opener)?.focus({ preventScroll: true });
}
document.addEventListener("toggle", returnFocus, true);

/** Closes menus that lost the focus, and all menus at the breakpoint of the menu bar. */
function closeMenus({ target }: Event): void {
  for (const menu of document.querySelectorAll<HTMLElement>(":popover-open")) {
    const own = `#${menu.id}, [popovertarget="${menu.id}"]`;
    if (!(target as Partial<Element>).closest?.(own)) menu.hidePopover();
  }
}
document.addEventListener("focusin", closeMenus);
matchMedia(`(min-width: ${breakpoints.desktop}rem)`).onchange = closeMenus;

// Back and Forward may lead to a page that was opened by a client navigation before this document
// was reloaded.
const address = () => location.pathname + location.search;
const loaded = address();
addEventListener("popstate", () => {
  if (!root.hasAttribute("data-hydrated") && address() !== loaded) location.reload();
});

/** Marks pictures that failed to load, so that style sheets can replace the browser's icon. */
function markMissing({ target }: Event): void {
  // The window also dispatches error events, but has no attributes.
  (target as Partial<Element>).setAttribute?.("data-missing", "");
}
addEventListener("error", markMissing, true);
