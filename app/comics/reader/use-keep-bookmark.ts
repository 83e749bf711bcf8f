import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState, type RefObject } from "react";
import { moveBookmark } from "~/reading/bookmark";
import { comparePages, parsePagePath, type PageRef } from "~/page-ref";
import {
  addReadPage,
  storedBookmark,
  useCookiePosition,
  writeBookmark,
} from "~/reading/reader-store";
import { afterFrame, afterFrameOrOnLeave } from "~/document/after-frame";
import { isResumed, readResumeDepth } from "~/reading/resume";
import type { ComicPage } from "../page";

/** Time without scrolling after which the bookmark is stored. */
const SCROLL_SETTLED_MS = 250;

type ShownPage = Pick<ComicPage, "ref" | "controls"> & {
  imageId?: string;
  comic: Pick<ComicPage["comic"], "slug"> & Partial<Pick<ComicPage["comic"], "latest">>;
};

/** The first and the last page that were shown before, also by another document of this tab. */
let shownBefore: { comic: string; first: PageRef; last: PageRef } | undefined;

/** The page to which this tab moved the bookmark of a comic last. */
let movedTo: (PageRef & { comic: string }) | undefined;

function readReferrer(): typeof shownBefore {
  if (!URL.canParse(document.referrer)) return undefined;
  const { origin, pathname } = new URL(document.referrer);
  const shown = origin === location.origin ? parsePagePath(pathname) : undefined;
  return shown && { comic: shown.comic, first: shown, last: shown };
}

const isSame = (a: PageRef | undefined, b: PageRef) => a !== undefined && comparePages(a, b) === 0;

/** Whether the pictures of a figure's pages have loaded; the pictures beside them have no text. */
function hasPictures(figure: HTMLElement | null): boolean {
  const pictures = Array.from(
    figure?.querySelectorAll<HTMLImageElement>('img:not([alt=""])') ?? [],
  );
  return pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
}

/**
 * Stores the reader's position in this browser, with the depth in the picture, and the pages that were read.
 * That begins when the picture is shown. A page that was turned to moves the bookmark; reading on does so in the tab that
 * moved it last. A jump to a page that lies elsewhere does not, until a page is turned from there. After "Continue" the page scrolls to the stored depth; in a new document `resume-script.ts`
 * does that.
 *
 * @param nearest the first page that is shown
 * @param farthest the last page that is shown, to which the bookmark moves
 * @returns the position of the bookmark after a jump; and a bookmark whose page is gone, on the page nearest to it
 */
export function useKeepBookmark(
  nearest: ShownPage,
  farthest: ShownPage,
  figure: RefObject<HTMLElement>,
): { returnsTo?: PageRef | undefined; missed?: PageRef | undefined } {
  const cookie = useCookiePosition();
  const navigate = useNavigate();
  const resumes = isResumed(useLocation().search);
  const { slug } = farthest.comic;
  const { chapter, page: number } = farthest.ref;
  const [returnsTo, setReturnsTo] = useState<PageRef>();
  const [missed, setMissed] = useState<{ bookmark: PageRef; here: PageRef }>();
  const shown = useRef({ nearest, farthest, cookie, resumes });
  useEffect(() => {
    shown.current = { nearest, farthest, cookie, resumes };
  });

  // In a frame, because Remix’s ScrollRestoration scrolls first. The figure has its height before its picture arrives.
  useEffect(() => {
    if (!resumes) return;
    const { imageId, ref } = shown.current.farthest;
    const bookmark = storedBookmark(slug);
    const scrollToBookmark = readResumeDepth(imageId);
    const frame = requestAnimationFrame(() => {
      if (!scrollToBookmark() && bookmark) setMissed({ bookmark, here: ref });
      navigate({ search: "" }, { replace: true, preventScrollReset: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [resumes, navigate, slug]);

  const firstNumber = nearest.ref.page;
  useEffect(() => {
    const first = { chapter, page: firstNumber };
    const last = { chapter, page: number };
    const { nearest, farthest, resumes } = shown.current;
    const isBeside = (other: { first: PageRef; last: PageRef }) =>
      isSame(nearest.controls.previous, other.last) || isSame(farthest.controls.next, other.first);
    shownBefore ??= readReferrer();
    const isTurn = resumes || (shownBefore?.comic === slug && isBeside(shownBefore));
    shownBefore = { comic: slug, first, last };

    let isShown = false;
    const storeBookmark = (isShownNow: boolean) => {
      if (!isShown) return;
      const before = storedBookmark(slug);
      // Another tab has moved the bookmark: this one moves it again by a turn, not by scrolling or closing.
      const isOwn = movedTo?.comic === slug && isSame(before, movedTo);
      if (!isShownNow && !isOwn) return;
      const { imageId, comic } = shown.current.farthest;
      const isHere = before && comparePages(first, before) <= 0 && comparePages(before, last) <= 0;
      const isJump = before && !isTurn && !isHere && !isBeside({ first: before, last: before });
      const to = isJump ? { chapter: before.chapter, page: before.page } : undefined;
      setReturnsTo((known) => (known && to && isSame(known, to) ? known : to));
      const box = figure.current?.getBoundingClientRect();
      const depth = box && box.height > 0 ? Math.max(0, -box.top / box.height) : 0;
      const moved = moveBookmark({ ...last, imageId }, depth, comic.latest, before);
      writeBookmark(slug, isJump ? { ...before, known: moved.known } : moved);
      if (!isJump) movedTo = { ...last, comic: slug };
    };
    const keepDepth = () => storeBookmark(false);
    const addRead = () => {
      for (const { ref, controls } of new Set([nearest, farthest]))
        addReadPage(slug, ref, controls, shown.current.cookie);
    };
    const storeWhenShown = () => {
      if (isShown || !hasPictures(shownFigure)) return;
      isShown = true;
      afterFrameOrOnLeave(addRead);
      afterFrame(() => storeBookmark(true));
    };
    const storeOnLeave = () => {
      if (!isShown && hasPictures(shownFigure)) {
        isShown = true;
        addRead();
      }
      keepDepth();
    };
    const shownFigure = figure.current;
    shownFigure?.addEventListener("load", storeWhenShown, true);
    storeWhenShown();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const storeSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keepDepth, SCROLL_SETTLED_MS);
    };
    addEventListener("scroll", storeSoon, { passive: true });
    addEventListener("pagehide", storeOnLeave);
    return () => {
      clearTimeout(timer);
      shownFigure?.removeEventListener("load", storeWhenShown, true);
      removeEventListener("scroll", storeSoon);
      removeEventListener("pagehide", storeOnLeave);
    };
  }, [slug, chapter, number, firstNumber, figure]);

  return { returnsTo, missed: isSame(missed?.here, farthest.ref) ? missed?.bookmark : undefined };
}
