/**
 * Runs in the head of every document, before its first paint and before or without the application. It changes only
 * attributes that React leaves alone.
 */
import { colorSchemeFormId, colorSchemeKey, colorSchemes } from "~/http/color-scheme";

const root = document.documentElement;

applyStoredColorScheme();
returnFocusFromMenus();
closeLeftMenus();
reloadForForeignEntries();
markMissingPictures();

/**
 * Applies the stored color scheme, follows other tabs, and answers the switch at once. Without a choice the stylesheet
 * follows the operating system. `schemechange` is specified, for scripts that change what CSS cannot.
 */
function applyStoredColorScheme(): void {
  const apply = (scheme: string | null) => {
    const isKnown = (colorSchemes as readonly (string | null)[]).includes(scheme);
    if (isKnown) root.setAttribute(colorSchemeKey, scheme!);
    else root.removeAttribute(colorSchemeKey);
    dispatchEvent(new CustomEvent("schemechange", { detail: scheme }));
  };
  try {
    const stored = localStorage.getItem(colorSchemeKey);
    if (stored) apply(stored);
  } catch {
    // Storage is forbidden: the cookie or the operating system decides.
  }
  addEventListener("storage", ({ key, newValue }) => {
    if (key === colorSchemeKey) apply(newValue);
  });
  document.addEventListener(
    "submit",
    (event) => {
      if ((event.target as HTMLFormElement).id !== colorSchemeFormId) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const { value } = event.submitter as HTMLButtonElement;
      apply(value);
      try {
        localStorage.setItem(colorSchemeKey, value);
      } catch {
        // Storage is forbidden or full: the choice holds for this document.
      }
    },
    true,
  );
}

/** Gives focus back to the button that opened a menu: browsers do so for the outer one of nested popovers only. */
function returnFocusFromMenus(): void {
  document.addEventListener(
    "toggle",
    (event) => {
      const menu = event.target as HTMLElement;
      const { activeElement } = document;
      if (!menu.popover || (event as ToggleEvent).newState !== "closed") return;
      if (activeElement !== document.body && !menu.contains(activeElement)) return;
      const opener = document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`);
      if (opener && !menu.contains(opener)) opener.focus({ preventScroll: true });
    },
    true,
  );
}

/** Closes menus that the focus has left, and all when the window gets or loses the width of the bar. */
function closeLeftMenus(): void {
  const close = ({ target }: Event) => {
    for (const menu of document.querySelectorAll<HTMLElement>(":popover-open")) {
      const own = `#${menu.id}, [popovertarget="${menu.id}"]`;
      if (!(target as Partial<Element>).closest?.(own)) menu.hidePopover();
    }
  };
  document.addEventListener("focusin", close);
  matchMedia("(min-width: 60rem)").onchange = close;
}

/**
 * Back and Forward may leave a document that was reloaded for a history entry of another page. Without the
 * application no router shows that page: it is loaded as a document.
 */
function reloadForForeignEntries(): void {
  const address = () => location.pathname + location.search;
  const loaded = address();
  addEventListener("popstate", () => {
    if (!root.hasAttribute("data-hydrated") && address() !== loaded) location.reload();
  });
}

/** Marks pictures that did not load, so that pages draw something better than the browser's torn one. */
function markMissingPictures(): void {
  // The window, whose own errors arrive here, too, has no attributes.
  const mark = ({ target }: Event) =>
    (target as Partial<Element>).setAttribute?.("data-missing", "");
  addEventListener("error", mark, true);
}
