import * as to from "~/addresses";
import { useEffect, useRef, useState } from "react";
import { toPageRef } from "~/page-ref";
import { scrollToBookmark } from "~/reading/resume";
import { isHydrated } from "~/ui/use-hydrated";
import { useFragmentFocus } from "~/ui/use-navigation-focus";
import { usePageTurns } from "~/ui/use-page-turns";

/** The time on a page until the address names the page; browsers limit changes of addresses. */
const ADDRESS_DELAY_MS = 250;
/** The maximum distance from the top of the window at which a heading counts as at the top. */
const TOP_PIXELS = 24;

/** Finds the headings of a scroll's pages. */
const headingsOf = (scroll: HTMLElement | null) =>
  Array.from(scroll?.querySelectorAll<HTMLElement>("h2[data-position]") ?? []);

/** Returns whether the picture of a comic page has loaded. */
function hasArrived(section: HTMLElement): boolean {
  const { complete, naturalWidth } = section.querySelector("img")!;
  return complete && naturalWidth > 0;
}

/**
 * Finds the page that the visitor reads, and the pages that are wholly visible. If several pages
 * are wholly visible, the first of them is read, or the last page of the scroll. Otherwise, the
 * page in the middle of the window is read, or the last page above the middle.
 */
function findVisible(sections: readonly HTMLElement[]) {
  const isInUpperHalf = (one: HTMLElement) => one.getBoundingClientRect().top <= innerHeight / 2;
  const whole = sections.filter((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    return top >= -1 && bottom <= innerHeight + 1;
  });
  const last = sections.at(-1)!;
  const here = whole.includes(last) ? last : whole.find(isInUpperHalf);
  return { here: here ?? sections.findLast(isInUpperHalf), whole };
}

/**
 * Follows the scroll position in a list of pages, each a section with a heading. The address names
 * the page that is read, without new history entries; the keys for page turns scroll to headings.
 *
 * @param pages identifies the shown pages
 * @returns the position and the figure of the page that is read, the positions of that page and of
 * those that are wholly visible, if their pictures have loaded, and the ref of the scroll's element
 */
export function useScrollPosition(comic: string, pages: string) {
  const scroll = useRef<HTMLElement>(null);
  const figure = useRef<HTMLElement | null>(null);
  const [visible, setVisible] = useState<{ position?: number; shown: number[] }>({ shown: [] });
  const { position } = visible;
  const pathname = useRef<string>();
  useFragmentFocus();

  // In a document, `resume-script.ts` scrolls; this scrolls after Remix's ScrollRestoration.
  useEffect(() => {
    if (!isHydrated()) return;
    const frame = requestAnimationFrame(scrollToBookmark);
    return () => cancelAnimationFrame(frame);
  }, []);

  useEffect(() => {
    const sections = headingsOf(scroll.current).map((heading) => heading.closest("section")!);
    const positionOf = (section: Element) =>
      Number(section.querySelector<HTMLElement>("h2")!.dataset["position"]);
    const update = () => {
      const { here, whole } = findVisible(sections);
      if (!here) return;
      figure.current = here.querySelector("figure");
      const shown = [here, ...whole].filter(hasArrived).map(positionOf);
      setVisible({ position: positionOf(here), shown });
    };
    const observers = [
      // This observes a horizontal line in the middle of the window.
      new IntersectionObserver(update, { rootMargin: "-50% 0px" }),
      // A threshold of 1 would not always be reached, because heights are rounded.
      new IntersectionObserver(update, { threshold: 0.999 }),
    ];
    for (const observer of observers) sections.forEach((section) => observer.observe(section));
    const root = scroll.current!;
    root.addEventListener("load", update, true);
    return () => {
      root.removeEventListener("load", update, true);
      observers.forEach((observer) => observer.disconnect());
    };
  }, [pages]);

  useEffect(() => {
    if (position === undefined) return;
    pathname.current ??= location.pathname;
    const timer = setTimeout(() => {
      // The router changes the address before it renders another page.
      if (location.pathname !== pathname.current) return;
      // This keeps the router's state of the entry, so that Back and a reload find the chapter.
      history.replaceState(history.state, "", to.scroll(comic, toPageRef(position)));
      pathname.current = location.pathname;
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [comic, position]);

  // A new width of the window changes the heights of all comic pages.
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

  return { ...visible, figure, scroll };
}
