import { useLocation, useNavigate, useNavigationType } from "@remix-run/react";
import { useEffect, useState, type RefObject } from "react";
import { afterFrameOrOnLeave } from "~/document/after-frame";
import { toPosition } from "~/page-ref";
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
  if (keyOf(page) !== keyOf(shown)) setShown({ ...page, isContinued, before: shown.pages });

  useEffect(() => {
    if (!isArrived) return;
    const record = (page: PageShownEvent) =>
      changeReadingState(comic, (state) => recordPage(state, page));
    afterFrameOrOnLeave(() => record(shown));
    // A page from the back-forward cache is shown again, and not after a turn within this document.
    const recordAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) record({ ...shown, before: [] });
    };
    addEventListener("pageshow", recordAgain);
    return () => removeEventListener("pageshow", recordAgain);
  }, [comic, shown, isArrived]);

  useEffect(() => {
    if (!isArrived) return;
    const storeDepth = () => {
      const { top, height } = figure.current!.getBoundingClientRect();
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
