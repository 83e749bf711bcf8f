import { useLocation, useNavigate, useNavigationType } from "@remix-run/react";
import { useEffect, useState, type RefObject } from "react";
import { afterFrameOrOnLeave } from "~/document/after-frame";
import { isSamePage, toPosition } from "~/page-ref";
import { recordDepth, recordPage, type PageShownEvent } from "~/reading/reading-state";
import { changeReadingState } from "~/reading/reading-store";
import { isResumed, scrollToBookmark } from "~/reading/resume";

/** Time without scrolling after which the depth is stored. */
const SCROLL_SETTLED_MS = 250;

/**
 * Records a page in the reading state once its picture is shown, and then how far the page is scrolled.
 *
 * @param isArrived whether the pictures of the page have arrived
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
    // The pages of a spread that turns out to have no room for both are not turned.
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
      // The page is gone while another kind of page is being shown.
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
 * Scrolls to the bookmark after "Continue", and removes "resume" from the address. In a new document `resume-script.ts`
 * has scrolled.
 *
 * @returns whether "Continue" led here
 */
function useResume(): boolean {
  const isContinued = isResumed(useLocation().search);
  const isNewDocument = useNavigationType() === "POP";
  const navigate = useNavigate();
  useEffect(() => {
    if (!isContinued) return;
    // In a frame, because ScrollRestoration scrolls first.
    const frame = requestAnimationFrame(() => {
      if (!isNewDocument) scrollToBookmark();
      navigate({ search: "" }, { replace: true, preventScrollReset: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isContinued, isNewDocument, navigate]);
  return isContinued;
}
