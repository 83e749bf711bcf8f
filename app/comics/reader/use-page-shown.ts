import { useLocation, useNavigate, useNavigationType } from "@remix-run/react";
import { useEffect, useState, type RefObject } from "react";
import { afterFrameOrOnLeave } from "~/document/after-frame";
import { isSamePage, toPosition } from "~/page-ref";
import { recordDepth, recordPage, type PageShownEvent } from "~/reading/reading-state";
import { changeReadingState } from "~/reading/reading-store";
import { isResumed, scrollToBookmark } from "~/reading/resume";

/** How long after the last scroll event the depth is stored. */
const SCROLL_SETTLED_MS = 250;

/**
 * Records a page in the reading state once its picture is shown, and then its scroll depth.
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
  const isContinued = useResume();
  const [shown, setShown] = useState<PageShownEvent>({ ...page, isContinued });
  const keyOf = ({ pages }: PageShownEvent) => pages.map(toPosition).join();
  if (keyOf(page) !== keyOf(shown)) {
    // Spreads that turn out to be too wide are split into single pages, which is no turn.
    const isTurn = !page.pages.some((one) => shown.pages.some((other) => isSamePage(one, other)));
    setShown({ ...page, isContinued, ...(isTurn && { before: shown.pages }) });
  }

  useEffect(() => {
    if (!isArrived) return;
    afterFrameOrOnLeave(() => changeReadingState(comic, (state) => recordPage(state, shown)));
  }, [comic, shown, isArrived]);

  useEffect(() => {
    if (!isArrived) return;
    const storeDepth = () => {
      // The figure is removed while a different kind of page is rendered.
      if (!figure.current) return;
      const { top, height } = figure.current.getBoundingClientRect();
      changeReadingState(comic, (state) => recordDepth(state, shown.pages.at(-1)!, -top / height));
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
  }, [comic, shown, isArrived, figure]);
}

/**
 * Scrolls to the bookmark after "Continue", and removes "resume" from the address. In a new
 * document `resume-script.ts` has already scrolled.
 *
 * @returns whether "Continue" led here
 */
function useResume(): boolean {
  const isContinued = isResumed(useLocation().search);
  const isNewDocument = useNavigationType() === "POP";
  const navigate = useNavigate();
  useEffect(() => {
    if (!isContinued) return;
    // In the next frame, because ScrollRestoration scrolls first.
    const frame = requestAnimationFrame(() => {
      if (!isNewDocument) scrollToBookmark();
      navigate({ search: "" }, { replace: true, preventScrollReset: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isContinued, isNewDocument, navigate]);
  return isContinued;
}
