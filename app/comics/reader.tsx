import { Form, Link, useNavigate } from "@remix-run/react";
import { placeAddress, type Place } from "~/reading/place";
import { scrollAddress } from "~/reading/scroll-address";
import type { ShownPage } from "./shown-page";
import { comicPicture } from "./comic-picture";
import { InlineScript } from "~/document/boot";
import { resumeScript } from "~/reading/inline-scripts";
import { Html } from "~/ui/html";
import { FoxMark } from "~/ui/fox-mark";
import { SpeechBubble } from "~/ui/speech-bubble";
import { useSiteData } from "~/ui/site-data";
import { useFetchAhead } from "~/ui/use-fetch-ahead";
import { useTurnGestures } from "~/ui/use-turn-gestures";
import { useWarmPicture } from "~/ui/use-warm-picture";
import { DataSaverSwitch, FitSwitch } from "./preference-switch";
import { pictureAtHand, usePagesAhead } from "./pages-ahead";
import { EndCard } from "./end-card";
import { PageControls } from "./page-controls";
import { PageFigure } from "./page-figure";
import { PageText } from "./page-text";
import { usePanelByPanel } from "./panels/panel-by-panel";
import styles from "./reader.module.css";
import { useKeepPlace } from "./use-keep-place";

/** A page of a comic: the picture, the controls around it, and what the author says of it. */
export function Reader({ page }: { page: ShownPage }) {
  const { comic, chapter, position, count, controls } = page;
  const { fitsHeight } = useSiteData();
  const base = `/comics/${comic.slug}`;
  const picture = comicPicture(comic.slug, chapter.number, page.imageId);
  const { mayFetch, hasArrived, onArrive } = useFetchAhead(picture);
  const ahead = mayFetch ? page.nextImage : undefined;
  const next = ahead && comicPicture(comic.slug, ahead.chapter, ahead.imageId);
  const beside = {
    previous: pictureAtHand(comic.slug, controls.previous),
    next: next ?? pictureAtHand(comic.slug, controls.next),
  };

  const navigate = useNavigate();
  // At once, in one frame with what asked for it.
  const turn = (place: Place) => navigate(placeAddress(comic.slug, place), { flushSync: true });
  const figure = useTurnGestures(controls, turn);
  useKeepPlace(page, figure);
  const panels = usePanelByPanel(page, picture, figure, hasArrived);
  usePagesAhead(
    comic.slug,
    { chapter: chapter.number, page: page.page },
    mayFetch ? controls.next : undefined,
  );
  useWarmPicture(next, "large");

  return (
    <article className={styles.reader} data-fit={fitsHeight || undefined} data-system-font="">
      <header className={styles.heading}>
        {/* Read as one sentence when it takes focus after a page turn. */}
        <h1>
          <Link to={base}>{comic.title}</Link>
          <span className={styles.place}>
            <span className="visually-hidden">, </span>chapter {chapter.number}, page {page.page}
          </span>
        </h1>
        {/* Where that is among the pages of the chapter, whose numbers may have gaps. */}
        <label className={styles.progress}>
          <progress value={position} max={count} />
          {position} of {count}
        </label>
      </header>
      <PageControls
        comic={comic.slug}
        controls={controls}
        turn={turn}
        openPanels={panels.open}
        label="Pages"
      />
      <PageFigure
        page={page}
        picture={picture}
        beside={beside}
        figureRef={figure}
        onArrive={onArrive}
      />
      <PageControls
        comic={comic.slug}
        controls={controls}
        turn={turn}
        openPanels={panels.open}
        label="Pages, below the picture"
      />
      {panels.view}

      <div className={styles.below}>
        <PageText page={page} />
        <EndCard page={page} turn={turn} />
        {page.commentary && (
          <SpeechBubble
            speaker={
              <>
                <FoxMark /> Chase, the author
              </>
            }
          >
            <Html html={page.commentary} />
          </SpeechBubble>
        )}
        <Form action={base} className={styles.jump}>
          <input type="hidden" name="chapter" value={chapter.number} />
          <label htmlFor="page">
            {chapter.number} {chapter.title}
          </label>
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
          <Link to={scrollAddress(comic.slug, { chapter: chapter.number, page: page.page })}>
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
      <InlineScript code={import.meta.env.SSR ? resumeScript : undefined} />
      <noscript>
        {/* Keeps the place in a cookie; see the route. */}
        <img
          src={`/reading/${comic.slug}/${chapter.number}/${page.page}`}
          alt=""
          width="1"
          height="1"
        />
      </noscript>
    </article>
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
          Page {number}
        </option>
      ))}
    </select>
  );
}
