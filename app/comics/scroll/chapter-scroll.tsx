import * as to from "~/addresses";
import { Link, useLoaderData, useLocation } from "@remix-run/react";
import { Fragment, useEffect, type RefObject } from "react";
import { InlineScript } from "~/document/inline-script";
import { nameChapter, namePage, type PageRef, toPageRef, toPosition } from "~/page-ref";
import { isResumed } from "~/reading/resume";
import resumeScript from "~/reading/resume-script?inline-script";
import { EndCard } from "../reader/end-card";
import { ReadingHeader } from "../reader/reading-header";
import { ReadingSettings, SettingsButton } from "../reader/reading-settings";
import { ShareButtons } from "~/sharing/share-buttons";
import { usePageShown } from "../reader/use-page-shown";
import styles from "./chapter-scroll.module.css";
import type { LoadedScroll } from "./load-scroll.server";
import { ScrollPage } from "./scroll-page";
import { useFollowingChapters } from "./use-following-chapters";
import { useScrollPosition } from "./use-scroll-position";

type ScrollData = LoadedScroll & {
  /** The bookmarked page that is gone, and the nearest page, which is shown. */
  gone?: { gone: PageRef; shown: PageRef } | undefined;
};

/** The comic pages of a chapter below each other, followed by the next chapters. */
export function ChapterScroll() {
  const loaded = useLoaderData<ScrollData>();
  return (
    <Scroll
      key={to.scroll(loaded.comic.slug, { chapter: loaded.chapter.number })}
      loaded={loaded}
    />
  );
}

function Scroll({ loaded }: { loaded: ScrollData }) {
  const { comic, before, pages, gone } = loaded;
  const { slug } = comic;
  const { search, hash } = useLocation();
  const { chapters, end } = useFollowingChapters(loaded);
  const last = chapters.at(-1)!;
  const positions = chapters.flatMap(({ chapter, pages }) =>
    pages.map(({ page }) => toPosition({ chapter: chapter.number, page })),
  );
  const { position, shown: visible, figure, scroll } = useScrollPosition(slug, positions.join());
  // The artist may have withdrawn the comic page at the position.
  const isShown = position !== undefined && positions.includes(position);
  const shownPosition = isShown ? position : positions[0]!;
  const shown = toPageRef(shownPosition);
  const shownChapter = chapters.find(({ chapter }) => chapter.number === shown.chapter)!;
  const shownName = nameOf(shownChapter);
  useEffect(() => {
    document.title = document.title.replace(/^.*(?=, one scroll)/, shownName);
  }, [shownName]);

  return (
    <article ref={scroll} className={styles.scroll}>
      <ReadingHeader
        comic={comic}
        chapter={loaded.chapter}
        pages={pages.length === 1 ? "one page" : `${pages.length} pages`}
      >
        {before && (
          <Link to={to.scroll(slug, before)} rel="prev" className="screen-only touch-link">
            {`The end of ${nameChapter(before.chapter, before.title, "chapter")}`}
          </Link>
        )}
      </ReadingHeader>

      {chapters.map((one, index) => (
        <Fragment key={one.chapter.number}>
          {index > 0 && <h2 className={styles.following}>{nameOf(one)}</h2>}
          {one.pages.map((page) => (
            <ScrollPage
              key={page.page}
              comic={one.comic}
              chapter={one.chapter.number}
              page={page}
              isFirst={page === pages[0]}
              isAddressed={index === 0}
              gone={gone && index === 0 && page.page === gone.shown.page ? gone : undefined}
            />
          ))}
        </Fragment>
      ))}

      {/* Keyed by chapter, because moving a visible card would be a layout shift. */}
      <footer key={last.chapter.number} className={`screen-only grid ${styles.below}`}>
        <div ref={end} className={end && styles.end}>
          <EndCard page={last.end} />
        </div>
        <p className="actions">
          <Link to={to.openChapter(slug, shown.chapter)} className="touch-link">
            All chapters
          </Link>
          <ShareButtons path={to.page(slug, shown)} text={`${comic.title}, ${namePage(shown)}`} />
          <SettingsButton />
        </p>
      </footer>
      <ReadingSettings other={{ page: to.page(slug, shown) }} figure={figure} />

      {isShown && (
        <RecordPage
          {...shownChapter}
          page={shown.page}
          visible={visible}
          figure={figure}
          isContinued={
            isResumed(search) && hash === `#page-${shown.page}` && shownChapter === loaded
          }
        />
      )}
      <InlineScript code={resumeScript} />
    </article>
  );
}

const nameOf = ({ chapter }: LoadedScroll) => nameChapter(chapter.number, chapter.title);

interface RecordPageProps extends LoadedScroll {
  page: number;
  figure: RefObject<HTMLElement>;
  /** The positions of the visible comic pages whose pictures have loaded. */
  visible: readonly number[];
  isContinued: boolean;
}

/** Records the current comic page and the visible pages around it, like a spread. */
function RecordPage({ page, figure, visible, isContinued, ...loaded }: RecordPageProps) {
  const { comic, chapter, pages, before, end } = loaded;
  const refs = pages.map((one) => ({ chapter: chapter.number, page: one.page }));
  const isHidden = (ref: PageRef) => !visible.includes(toPosition(ref));
  const at = refs.findIndex((ref) => ref.page === page);
  const from = refs.slice(0, at).findLastIndex(isHidden) + 1;
  const after = refs.findIndex((ref, index) => index > at && isHidden(ref));
  const until = after < 0 ? refs.length : after;
  const shown = {
    // The bookmark moves to the last of these pages.
    pages: [...refs.slice(from, at), ...refs.slice(at + 1, until), refs[at]!],
    imageId: pages[at]!.imageId,
    previous: refs[from - 1] ?? before,
    next: refs[until] ?? end.controls.next,
    first: comic.first,
    latest: comic.latest,
    isContinued,
    inScroll: true,
  };
  usePageShown(comic.slug, shown, !isHidden(refs[at]!), figure);
  return null;
}
