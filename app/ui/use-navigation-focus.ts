import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** The element that `focusInsteadOfHeading` has focused in the current navigation. */
let focused: Element | undefined;

/** Focuses an element instead of the heading. Call it in an effect, before the root's. */
export function focusInsteadOfHeading(element: HTMLElement): void {
  element.focus();
  focused = element;
}

/** Focuses the heading of the page, for example after the removal of the focused element. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

/** Focuses the element that a followed link's fragment names. Back and Forward keep the focus. */
export function useFragmentFocus(): void {
  const { key, hash } = useLocation();
  const isGoing = useNavigationType() !== "POP";
  useEffect(() => {
    const target = isGoing && hash ? document.getElementById(hash.slice(1)) : null;
    if (target) focusInsteadOfHeading(target);
  }, [key, hash, isGoing]);
}

/**
 * Focuses the heading after a client navigation, so that screen readers announce the new page. A
 * link with `state={{ keepsFocus: true }}` keeps the focus.
 */
export function useNavigationFocus(): void {
  const { pathname, search, state } = useLocation();
  const stays = (state as { keepsFocus?: boolean } | null)?.keepsFocus === true;
  const shown = useRef(pathname + search);
  useEffect(() => {
    if (shown.current === pathname + search) return;
    shown.current = pathname + search;
    const isFocused = focused !== undefined && focused === document.activeElement;
    focused = undefined;
    if (stays || isFocused) return;
    // ScrollRestoration scrolls the page, so the focus does not scroll.
    focusHeading();
  }, [pathname, search, stays]);
}
