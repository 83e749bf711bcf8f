import { useLocation, useNavigate, useNavigationType } from "@remix-run/react";
import { useEffect, useState, type RefObject } from "react";
import { afterFrameOrOnLeave } from "~/document/after-frame";
import { isSamePage, toPageRef, toPosition } from "~/page-ref";
import { recordDepth, recordPage, type PageShownEvent } from "~/reading/reading-state";
import { changeReadingState } from "~/reading/reading-store";
import { isResumed, scrollToBookmark } from "~/reading/resume";

/** The time after the last scroll event until the scroll depth is stored. */
const SCROLL_SETTLED_MS = 250;

/** The data that say how the reader arrived at the shown comic pages. */
type Arrival = Pick<PageShownEvent, "pages" | "before" | "isContinued">;

/**
 * Records a page in the reading state once its picture is shown, and then its scroll depth. If a
 * new page is published while the reader has the document open, it is recorded, too.
 *
 * @param isArrived whether the pictures of the page have loaded
 * @param figure of the page
 */
export function usePageShown(
  comic: string,
  page: PageShownEvent,
  isArrived: boolean,
  figure: RefObject<HTMLElement>,
): void {
  const { pages, isContinued } = page;
  const [arrival, setArrival] = useState<Arrival>({ pages, isContinued });
  const keyOf = ({ pages }: Arrival) => pages.map(toPosition).join();
  if (keyOf(page) !== keyOf(arrival)) {
    const last = pages.at(-1)!;
    // In a scroll, several pages stay visible. A spread that is too wide is split.
    const isSame = page.inScroll
      ? isSamePage(last, arrival.pages.at(-1)!)
      : pages.some((one) => arrival.pages.some((other) => isSamePage(one, other)));
    setArrival({ pages, isContinued, before: isSame ? arrival.before : arrival.pages });
  }
  // Effects compare dependencies by identity, so the event is compared as a text.
  const event = JSON.stringify({ ...page, ...arrival });
  const position = toPosition(pages.at(-1)!);

  useEffect(() => {
    if (!isArrived) return;
    const shown = JSON.parse(event) as PageShownEvent;
    afterFrameOrOnLeave(() => changeReadingState(comic, (state) => recordPage(state, shown)));
  }, [comic, event, isArrived]);

  useEffect(() => {
    if (!isArrived) return;
    const storeDepth = () => {
      // The figure is gone if the reader leaves for a page that shows no comic page.
      if (!figure.current) return;
      const { top, height } = figure.current.getBoundingClientRect();
      const depth = -top / height;
      changeReadingState(comic, (state) => recordDepth(state, toPageRef(position), depth));
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const storeDepthSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(storeDepth, SCROLL_SETTLED_MS);
    };
    addEventListener("scroll", storeDepthSoon, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", storeDepthSoon);
    };
  }, [comic, position, isArrived, figure]);
}

/**
 * Scrolls to the bookmark after "Continue", and removes "resume" from the address. In a new
 * document `resume-script.ts` has already scrolled.
 *
 * @returns whether "Continue" led here
 */
export function useResume(): boolean {
  const isContinued = isResumed(useLocation().search);
  const isNewDocument = useNavigationType() === "POP";
  const navigate = useNavigate();
  useEffect(() => {
    if (!isContinued) return;
    // The next frame is awaited, because ScrollRestoration scrolls first.
    const frame = requestAnimationFrame(() => {
      if (!isNewDocument) scrollToBookmark();
      navigate({ search: "" }, { replace: true, preventScrollReset: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isContinued, isNewDocument, navigate]);
  return isContinued;
}
