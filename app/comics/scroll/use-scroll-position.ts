import * as to from "~/addresses";
import { useEffect, useRef, useState } from "react";
import { toPageRef } from "~/page-ref";
import { scrollToBookmark } from "~/reading/resume";
import { isHydrated } from "~/ui/use-hydrated";
import { useFragmentFocus } from "~/ui/use-navigation-focus";
import { usePageTurns } from "~/ui/use-page-turns";

/** Time on a page until the address names it; browsers limit how often an address may change. */
const ADDRESS_DELAY_MS = 250;
/** A heading within this distance of the top of the window counts as at the top. */
const TOP_PIXELS = 24;

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
export function useScrollPosition(comic: string, count: number) {
  const scroll = useRef<HTMLElement>(null);
  const figure = useRef<HTMLElement | null>(null);
  const [position, setPosition] = useState<number>();
  const pathname = useRef<string>();
  useFragmentFocus();

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
    if (position === undefined) return;
    pathname.current ??= location.pathname;
    const timer = setTimeout(() => {
      // The router changes the address before it renders another page.
      if (location.pathname !== pathname.current) return;
      // Keeps the router's state of the entry. Back and a reload load the chapter of the address.
      history.replaceState(history.state, "", to.scroll(comic, toPageRef(position)));
      pathname.current = location.pathname;
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [comic, position]);

  // A new width of the window changes the height of all pages.
  useEffect(() => {
    let width = innerWidth;
    const keepPage = () => {
      if (innerWidth !== width) figure.current?.scrollIntoView({ block: "center" });
      width = innerWidth;
    };
    addEventListener("resize", keepPage);
    return () => removeEventListener("resize", keepPage);
  }, []);

  const go = (step: number) => {
    const headings = headingsOf(scroll.current);
    const tops = headings.map((heading) => heading.getBoundingClientRect().top);
    const focused = headings.findIndex((heading) => heading === document.activeElement);
    const isInSight = focused >= 0 && tops[focused]! >= 0 && tops[focused]! < innerHeight;
    const top = tops.findLastIndex((top) => top <= TOP_PIXELS);
    // At the start of the document, the heading of the chapter is above the first page.
    const heading = headings[(isInSight ? focused : Math.max(0, top)) + step];
    // Screen readers announce the focused heading, as after a page turn.
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  };
  usePageTurns({ previous: -1, next: 1 }, go);

  return { here: position === undefined ? undefined : toPageRef(position), figure, scroll };
}
