import { useLocation, useNavigate, useNavigationType } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { placeFocus } from "~/ui/use-navigation-focus";
import { usePageTurns } from "~/ui/use-page-turns";

/** Milliseconds on a page after which the address names it; browsers count how often it changes. */
const settled = 250;
/** Pixels below the top of the window within which a heading is at it. */
const atTop = 24;

/** What lies before and after the pages of a scroll: addresses. */
export interface Beside {
  before: string | undefined;
  after: string | undefined;
}

/** The headings of a scroll's pages; what comes at its end has one, too, and is no page. */
const headingsOf = (scroll: HTMLElement | null) =>
  Array.from(scroll?.querySelectorAll<HTMLElement>('h2[id^="page-"]') ?? []);
/** The page that a heading begins. */
const pageOf = (heading: Element) => Number(heading.id.replace("page-", ""));

/**
 * Follows a reader down a scroll of pages, each a section with a heading. The address names the page in the
 * middle of the window, without a new entry of history; the keys that turn pages go to their tops.
 *
 * @param part another one when other pages are shown
 * @returns the page in sight, its figure, and what the scroll's element has to be given
 */
export function useScrollPosition(part: string, { before, after }: Beside) {
  const scroll = useRef<HTMLElement>(null);
  const figure = useRef<HTMLElement | null>(null);
  const [here, setHere] = useState<{ part: string; page: number }>();
  const { key, hash, pathname } = useLocation();
  const isGoing = useNavigationType() !== "POP";
  const navigate = useNavigate();

  useEffect(() => {
    const heading = isGoing && hash ? document.getElementById(hash.slice(1)) : null;
    if (heading && scroll.current?.contains(heading)) placeFocus(heading);
  }, [key, hash, isGoing]);

  useEffect(() => {
    const sections = headingsOf(scroll.current).map((heading) => heading.closest("section")!);
    const observer = new IntersectionObserver(
      () => {
        // Below the last page it still is the one that was read.
        const middle = innerHeight / 2;
        const section = sections.findLast(
          (section) => section.getBoundingClientRect().top <= middle,
        );
        if (!section) return;
        figure.current = section.querySelector("figure");
        setHere({ part, page: pageOf(section.querySelector("h2")!) });
      },
      // The line across the middle of the window.
      { rootMargin: "-50% 0px" },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [part]);

  const page = here?.part === part ? here.page : undefined;
  useEffect(() => {
    if (page === undefined) return;
    const timer = setTimeout(() => {
      // The router gives another address before its page is rendered.
      if (location.pathname !== pathname) return;
      const isTop = pageOf(headingsOf(scroll.current)[0]!) === page;
      const address = location.pathname + location.search + (isTop ? "" : `#page-${page}`);
      // The router's entry stays what it is, with its state and its scroll position.
      history.replaceState(history.state, "", address);
    }, settled);
    return () => clearTimeout(timer);
  }, [page, pathname]);

  const go = (step: number) => {
    const headings = headingsOf(scroll.current);
    const tops = headings.map((heading) => heading.getBoundingClientRect().top);
    const focused = headings.findIndex((heading) => heading === document.activeElement);
    const isInSight = focused >= 0 && tops[focused]! >= 0 && tops[focused]! < innerHeight;
    const at = isInSight ? focused : tops.findLastIndex((top) => top <= atTop);
    const heading = headings[at + step];
    const beyond = step > 0 ? after : before;
    if (heading) {
      // For those who hear the page this is the announcement of it, as on a turn.
      heading.focus({ preventScroll: true });
      heading.scrollIntoView();
    } else if (beyond) navigate(beyond);
  };
  usePageTurns(() => ({ previous: -1, next: 1 }), go);

  return { here: page, figure, scroll };
}
