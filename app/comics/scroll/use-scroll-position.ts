import * as to from "~/addresses";
import { useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState, type RefObject } from "react";
import { toPageRef } from "~/page-ref";
import { scrollToBookmark } from "~/reading/resume";
import { isHydrated } from "~/ui/use-hydrated";
import { useFragmentFocus } from "~/ui/use-navigation-focus";
import { usePageTurns } from "~/ui/use-page-turns";

/** Time on a page until the address names it; browsers limit how often an address may change. */
const ADDRESS_DELAY_MS = 250;
/** Options of a navigation that neither scrolls, nor moves the focus, nor adds a history entry. */
const replacing = { replace: true, preventScrollReset: true, state: { keepsFocus: true } };
/** A heading within this distance of the top of the window counts as at the top. */
const TOP_PIXELS = 24;

/** Addresses of the scrolls before and after this one. */
type AdjacentScrolls = Record<"before" | "after", string | undefined>;

/** The headings of a scroll's pages, and of the card after the last page. */
const headingsOf = (scroll: HTMLElement | null) =>
  Array.from(scroll?.querySelectorAll<HTMLElement>("h2[data-position]") ?? []);
/** Parses the page's position from its heading. */
const positionOf = (heading: HTMLElement) => Number(heading.dataset["position"]);

/**
 * Follows the scroll position in a list of pages, each a section with a heading. The address names the page in the
 * middle of the window, without new history entries; the keys for page turns scroll to headings.
 *
 * @param count number of shown chapters
 * @returns the visible page, its figure, and the ref of the scroll's element
 */
export function useScrollPosition(comic: string, count: number, adjacent: AdjacentScrolls) {
  const scroll = useRef<HTMLElement>(null);
  const figure = useRef<HTMLElement | null>(null);
  const [position, setPosition] = useState<number>();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== "idle";
  useFragmentFocus();
  useKeptPlace(figure);

  // After ScrollRestoration; in a new document `resume-script.ts` scrolls.
  useEffect(() => {
    if (!isHydrated()) return;
    const frame = requestAnimationFrame(scrollToBookmark);
    return () => cancelAnimationFrame(frame);
  }, []);

  useEffect(() => {
    const sections = headingsOf(scroll.current).map((heading) => heading.closest("section")!);
    const observer = new IntersectionObserver(
      () => {
        // Beyond the end of the last page, the last page counts as visible.
        const middle = innerHeight / 2;
        const section = sections.findLast(
          (section) => section.getBoundingClientRect().top <= middle,
        );
        if (!section) return;
        figure.current = section.querySelector("figure");
        setPosition(positionOf(section.querySelector("h2")!));
      },
      // The root is a horizontal line in the middle of the window.
      { rootMargin: "-50% 0px" },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [count]);

  useEffect(() => {
    if (position === undefined || isLeaving) return;
    const timer = setTimeout(() => {
      // The router changes the address before it renders another page.
      if (location.pathname !== pathname) return;
      const { chapter, page } = toPageRef(position);
      const address = to.scroll(comic, { chapter });
      // The router renders the title of the other chapter; the fragment is set afterwards.
      if (address !== pathname) return navigate(address, replacing);
      // Keeps the router's state of the entry.
      history.replaceState(history.state, "", `${location.search}#page-${page}`);
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [comic, position, pathname, isLeaving, navigate]);

  const go = (step: number) => {
    const headings = headingsOf(scroll.current);
    const tops = headings.map((heading) => heading.getBoundingClientRect().top);
    const focused = headings.findIndex((heading) => heading === document.activeElement);
    const isInSight = focused >= 0 && tops[focused]! >= 0 && tops[focused]! < innerHeight;
    const top = tops.findLastIndex((top) => top <= TOP_PIXELS);
    // At the start of the document, the heading of the chapter is above the first page.
    const heading = headings[(isInSight ? focused : Math.max(0, top)) + step];
    const beyond = step > 0 ? adjacent.after : adjacent.before;
    if (heading) {
      // Screen readers announce the focused heading, as after a page turn.
      heading.focus({ preventScroll: true });
      heading.scrollIntoView();
    } else if (beyond) navigate(beyond);
  };
  usePageTurns({ previous: -1, next: 1 }, go);

  return { here: position === undefined ? undefined : toPageRef(position), figure, scroll };
}

/** Keeps the scroll position within a figure when a new window width changes the height of all pages. */
function useKeptPlace(figure: RefObject<HTMLElement>): void {
  useEffect(() => {
    let width = innerWidth;
    let place: { figure: HTMLElement; depth: number } | undefined;
    const remember = () => {
      if (!figure.current) return;
      const { top, height } = figure.current.getBoundingClientRect();
      place = { figure: figure.current, depth: (innerHeight / 2 - top) / height };
    };
    const restore = () => {
      if (innerWidth === width || !place) return;
      width = innerWidth;
      const { top, height } = place.figure.getBoundingClientRect();
      scrollBy(0, top + place.depth * height - innerHeight / 2);
    };
    addEventListener("scroll", remember, { passive: true });
    addEventListener("resize", restore);
    return () => {
      removeEventListener("scroll", remember);
      removeEventListener("resize", restore);
    };
  }, [figure]);
}
