import { Form, Link, useNavigate } from "@remix-run/react";
import { pageAddress, type PageRef, scrollAddress } from "~/reading/page-ref";
import type { PageData } from "./page-data/load-page.server";
import { toPageViewModel, type PageViewModel, type SinglePage } from "./page-data/page-view-model";
import { comicPicture } from "./comic-picture";
import { InlineScript } from "~/document/inline-script";
import resumeScript from "~/reading/resume-script?inline-script";
import { Html } from "~/ui/html";
import { FoxMark } from "~/ui/fox-mark";
import { SpeechBubble } from "~/ui/speech-bubble";
import { useSiteData, type SiteData } from "~/ui/site-data";
import { useFetchAhead } from "~/ui/use-fetch-ahead";
import { useTurnGestures } from "~/ui/use-turn-gestures";
import { useWarmPicture } from "~/ui/use-warm-picture";
import { DataSaverSwitch, FitSwitch } from "./preference-switch";
import { getPrefetchedPictures, usePrefetchedPages } from "./page-data/prefetched-pages";
import { OneOrTwo } from "./one-or-two";
import { isStrip, isWide } from "./page-data/spreads";
import { hasRoomForTwo, roomForTwo, useRoomForTwo } from "./use-room-for-two";
import { EndCard } from "./end-card";
import { PageControls } from "./page-controls";
import { PageFigure } from "./page-figure";
import { PageText } from "./page-text";
import { usePanelByPanel } from "./panels/panel-by-panel";
import styles from "./reader.module.css";
import { useKeepBookmark, useKeepRead } from "./use-keep-place";

/** A page of a comic: the picture, the controls around it, and what the author says of it. */
export function Reader({ data }: { data: PageData }) {
  const page = toPageViewModel(data);
  const { comic, chapter, controls } = page;
  const { slug } = comic;
  const chosen = useSiteData().fit;
  const hasRoom = useRoomForTwo();
  const { inSpread } = page;
  const pages: readonly SinglePage[] = inSpread?.pages ?? [page];
  const [left, right] = pages;
  const fit = fitOf(page.shape ?? comic.pageShape, inSpread ? "two" : chosen);
  // What is turned, kept and fetched is what this window shows; the document is written for both.
  const shownIn = (room: boolean) => (room && inSpread) || { pages: [page], controls };
  const shown = shownIn(hasRoom);
  const [nearest, farthest] = [shown.pages[0]!, shown.pages.at(-1)!];

  const base = `/comics/${slug}`;
  const picture = comicPicture(slug, chapter.number, page.imageId);
  const { mayFetch, hasArrived, onArrive } = useFetchAhead(picture);
  const ahead =
    page.nextImage && comicPicture(slug, page.nextImage.chapter, page.nextImage.imageId);
  const picturesAt = (place: PageRef | undefined) =>
    getPrefetchedPictures(slug, place, shown.controls !== controls);
  const isNext = ahead && shown.controls === controls && mayFetch;
  const beside = {
    previous: picturesAt(shown.controls.previous),
    next: isNext ? [ahead] : picturesAt(shown.controls.next),
  };

  const navigate = useNavigate();
  // At once, in one frame with what asked for it.
  const turn = (place: PageRef) => navigate(pageAddress(slug, place), { flushSync: true });
  // A window that was turned just now shows other pages than those it was rendered for.
  const figure = useTurnGestures(() => shownIn(hasRoomForTwo()).controls, turn);
  useKeepRead(nearest);
  useKeepBookmark(farthest, figure);
  const panels = usePanelByPanel(page, picture, figure, hasArrived);
  usePrefetchedPages(data, mayFetch ? shown.controls.next : undefined, chosen === "two");
  useWarmPicture(mayFetch ? beside.next[0] : undefined, "large");
  useWarmPicture(mayFetch ? beside.next[1] : undefined, "large");

  return (
    <article className={styles.reader} data-fit={fit} data-system-font="">
      <header className={styles.heading}>
        {/* Read as one sentence when it takes focus after a page turn. */}
        <h1>
          <Link to={base}>{comic.title}</Link>
          <span className={styles.place}>
            <span className="visually-hidden">, </span>
            {`chapter ${chapter.number}, `}
            <OneOrTwo
              one={`page ${page.page}`}
              two={right && `pages ${left!.page} and ${right.page}`}
            />
          </span>
        </h1>
        <Progress of={page} room={right && "one"} />
        {right && <Progress of={right} from={left} room="two" />}
      </header>
      <PageControls
        comic={slug}
        controls={controls}
        ofTwo={inSpread?.controls}
        turn={turn}
        openPanels={panels.open}
        label="Pages"
      />
      <PageFigure
        page={page}
        first={nearest.page}
        fit={fit}
        beside={beside}
        figureRef={figure}
        onArrive={onArrive}
      />
      <PageControls
        comic={slug}
        controls={controls}
        ofTwo={inSpread?.controls}
        turn={turn}
        openPanels={panels.open}
        label="Pages, below the picture"
      />
      {panels.view}

      <div className={styles.below}>
        {pages.map((one) => {
          const isOneOfTwo = right !== undefined;
          return (
            <div
              key={one.page === page.page ? "own" : "other"}
              className={styles.said}
              data-room={one.page === page.page ? undefined : "two"}
            >
              <PageText page={one} isOneOfTwo={isOneOfTwo} />
              <EndCard page={one} turn={turn} />
              {one.commentary && (
                <SpeechBubble
                  speaker={
                    <>
                      <FoxMark />{" "}
                      <OneOrTwo
                        one="Chase, the author"
                        two={isOneOfTwo && `Chase, the author, on page ${one.page}`}
                      />
                    </>
                  }
                >
                  <Html html={one.commentary} />
                </SpeechBubble>
              )}
            </div>
          );
        })}
        <Form action={base} className={styles.jump}>
          <input type="hidden" name="chapter" value={chapter.number} />
          <label htmlFor="page">{`${chapter.number} ${chapter.title}`}</label>
          {/* Another page is another field, so that its choice starts there. */}
          <PageChoice
            key={page.page + chapter.number * 1e6}
            pages={chapter.pages}
            value={page.page}
          />
          <button type="submit" className="button quiet">
            Go
          </button>
          <Link to={base}>All chapters</Link>
          <Link to={scrollAddress(slug, { chapter: chapter.number, page: page.page })}>
            The chapter as one scroll
          </Link>
        </Form>
        <p className={styles.keys}>
          <kbd>←</kbd> <kbd>→</kbd> turn pages, <kbd>Home</kbd> and <kbd>End</kbd> lead to both
          ends, <kbd>G</kbd> goes panel by panel
        </p>
        <FitSwitch />
        <DataSaverSwitch />
      </div>
      <InlineScript code={resumeScript} />
      <noscript>
        {/* Keeps the place in a cookie; see the route. */}
        <picture>
          {right && (
            <source
              media={roomForTwo}
              srcSet={`/reading/${slug}/${chapter.number}/${right.page}`}
            />
          )}
          <img
            src={`/reading/${slug}/${chapter.number}/${page.page}`}
            alt=""
            width="1"
            height="1"
          />
        </picture>
      </noscript>
    </article>
  );
}

/** What a page of a shape is fitted to: a strip by its width alone, and a double page as two pages are. */
function fitOf(shape: PageViewModel["comic"]["pageShape"], chosen: SiteData["fit"]) {
  if (chosen === undefined || chosen === "width" || isStrip(shape)) return undefined;
  return isWide(shape) ? "two" : chosen;
}

interface ProgressProps {
  /** The page, or the second of two. */
  of: SinglePage;
  from?: SinglePage | undefined;
  room: "one" | "two" | undefined;
}

/** Where that is among the pages of the chapter, whose numbers may have gaps. */
function Progress({
  of: {
    position,
    chapter: { count },
  },
  from,
  room,
}: ProgressProps) {
  return (
    <label className={styles.progress} data-room={room}>
      <progress value={position} max={count} />
      {`${from ? `${from.position} and ` : ""}${position} of ${count}`}
    </label>
  );
}

/** A page of the chapter to choose from a list; the number is typed where that would be too long. */
function PageChoice({ pages, value }: { pages: readonly number[] | undefined; value: number }) {
  const field = { id: "page", name: "page", defaultValue: value };
  if (!pages) return <input type="number" min="0" required {...field} />;
  return (
    <select {...field}>
      {pages.map((number) => (
        <option key={number} value={number}>
          {`Page ${number}`}
        </option>
      ))}
    </select>
  );
}
