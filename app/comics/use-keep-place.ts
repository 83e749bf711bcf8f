import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, type RefObject } from "react";
import { moveBookmark } from "~/reading/bookmark";
import { readResumeDepth, resumeHash } from "~/reading/resume";
import type { AdjacentPages } from "./page-data/adjacent-pages";
import type { PageViewModel } from "./page-data/page-view-model";
import {
  addReadPage,
  storedBookmark,
  useCookiePosition,
  writeBookmark,
} from "~/reading/reader-store";

/** Milliseconds without scrolling after which the place is kept. */
const settled = 250;

/** A page that is shown, as far as its place goes. */
interface PlaceShown {
  comic: Pick<PageViewModel["comic"], "slug" | "latest">;
  chapter: { number: number };
  page: number;
  controls: AdjacentPages;
}

/** Keeps in this browser that a page is read. */
export function useKeepRead({ comic, chapter, page, controls }: PlaceShown): void {
  const { slug } = comic;
  const { number } = chapter;
  const kept = useCookiePosition();
  useEffect(() => {
    addReadPage(slug, { chapter: number, page }, controls, kept);
  }, [slug, number, page, controls, kept]);
}

/**
 * Keeps the reader's place in this browser, down to how far they are down the picture, with the pages
 * that they have read, and goes back to it when they come by "Continue". A document does so itself: see `resume-script.ts`.
 */
export function useKeepBookmark(page: PlaceShown, figure: RefObject<HTMLElement>): void {
  useKeepRead(page);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { slug } = page.comic;
  const chapter = page.chapter.number;
  const number = page.page;
  const latestChapter = page.comic.latest?.chapter;
  const latestPage = page.comic.latest?.page;
  const resumes = hash === resumeHash;

  // After ScrollRestoration; the figure has its height before its picture comes.
  useEffect(() => {
    if (!resumes) return;
    const scrollToBookmark = readResumeDepth();
    const frame = requestAnimationFrame(() => {
      scrollToBookmark();
      navigate({ hash: "" }, { replace: true, preventScrollReset: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [resumes, navigate]);

  useEffect(() => {
    const latest =
      latestChapter === undefined || latestPage === undefined
        ? undefined
        : { chapter: latestChapter, page: latestPage };
    const keep = () => {
      const box = figure.current?.getBoundingClientRect();
      const depth = box && box.height > 0 ? Math.max(0, -box.top / box.height) : 0;
      const before = storedBookmark(slug);
      writeBookmark(slug, moveBookmark({ chapter, page: number }, depth, latest, before));
    };
    keep();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, settled);
    };
    addEventListener("scroll", soon, { passive: true });
    addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", soon);
      removeEventListener("pagehide", keep);
    };
  }, [slug, chapter, number, latestChapter, latestPage, figure]);
}
