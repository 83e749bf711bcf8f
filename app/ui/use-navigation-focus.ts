import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** What a component gave focus to in the navigation that is under way. */
let placed: Element | undefined;

/**
 * Gives focus to what a navigation is about where that is not the heading: a dialog it opened, or
 * the link that it came back to. To be called in an effect; the root's own come after.
 */
export function placeFocus(element: HTMLElement): void {
  element.focus();
  placed = element;
}

/**
 * After a client navigation, moves focus to the heading of the new page, as a new document would
 * start there. For those who hear the page this is the one announcement of it.
 *
 * A link between views of one page keeps focus where it is with `state={{ keepsFocus: true }}`.
 */
export function useNavigationFocus(): void {
  const { pathname, search, state } = useLocation();
  const stays = (state as { keepsFocus?: boolean } | null)?.keepsFocus === true;
  const shown = useRef(pathname + search);
  useEffect(() => {
    if (shown.current === pathname + search) return;
    shown.current = pathname + search;
    const isPlaced = placed !== undefined && placed === document.activeElement;
    placed = undefined;
    if (stays || isPlaced) return;
    const heading =
      document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main");
    heading?.setAttribute("tabindex", "-1");
    // ScrollRestoration knows where the page belongs.
    heading?.focus({ preventScroll: true });
  }, [pathname, search, stays]);
}
