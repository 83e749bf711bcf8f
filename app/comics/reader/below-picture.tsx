import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import { memo, type RefObject } from "react";
import { nameChapter, namePage, type PageRef } from "~/page-ref";
import { formatDay } from "~/ui/format-day";
import { Html } from "~/ui/html";
import { useRootData } from "~/ui/root-data";
import { SpeechBubble } from "~/ui/speech-bubble";
import { findShownPages, type ComicPage } from "../page";
import { EndCard } from "./end-card";
import { JumpForm } from "./jump-form";
import text from "./page-text.module.css";
import styles from "./reader.module.css";
import { ReadingSettings, SettingsButton } from "./reading-settings";
import { ShareButtons } from "~/sharing/share-buttons";

interface BelowPictureProps {
  page: ComicPage;
  isAlone: boolean | undefined;
  figure: RefObject<HTMLElement>;
  turn(to: PageRef): void;
}

/** The texts of the shown comic pages, the author's comments, the jump form and the settings. */
export const BelowPicture = memo(function BelowPicture(props: BelowPictureProps) {
  const { page, isAlone, figure, turn } = props;
  const { comic, chapter, ref } = page;
  const { pages } = findShownPages(page, isAlone);
  const isSpread = pages.length > 1;
  const { slug } = comic;
  // A longer chapter is not shown as a scroll, so that its readers stay on the page.
  const scroll = chapter.count > to.MAX_WHOLE_PAGES ? undefined : to.scroll(slug, ref);
  return (
    <>
      <div className={`screen-only grid ${styles.below}`}>
        {pages.map((one) => (
          <div key={one === page ? "own" : "other"} className={`grid ${styles.words}`}>
            {one.date && <p className="note">{`Published on ${formatDay(one.date)}`}</p>}
            <PageText page={one} isOneOfTwo={isSpread} />
            <EndCard page={one} turn={turn} />
            {one.commentary && (
              <SpeechBubble
                speaker={`Chase, the author${isSpread ? `, on page ${one.ref.page}` : ""}`}
              >
                <Html html={one.commentary} />
              </SpeechBubble>
            )}
          </div>
        ))}
      </div>
      <div className={styles.jump}>
        <JumpForm
          comic={slug}
          label={nameChapter(chapter.number, chapter.title)}
          name="page"
          value={ref.page}
          options={chapter.pages.map((number) => (
            <option key={number} value={number}>
              {`Page ${number}`}
            </option>
          ))}
          onChoose={(number) => turn({ chapter: chapter.number, page: number })}
        >
          <input type="hidden" name="chapter" value={chapter.number} />
          <Link to={to.openChapter(slug, chapter.number)} className="touch-link">
            All chapters
          </Link>
          <ShareButtons path={to.page(slug, ref)} text={`${comic.title}, ${namePage(ref)}`} />
          <SettingsButton />
        </JumpForm>
      </div>
      <ReadingSettings other={{ scroll }} figure={figure} />
    </>
  );
});

interface PageTextProps {
  page: ComicPage;
  /** Whether a second comic page may be shown beside this page. */
  isOneOfTwo: boolean;
}

/** The text of a comic page, which opens below the picture; nothing if the page has no text. */
function PageText({ page, isOneOfTwo }: PageTextProps) {
  const { readsWords } = useRootData();
  const { comic, ref, transcript } = page;
  if (!transcript) return null;
  return (
    <details className={`card ${text.text}`} open={readsWords}>
      <summary>{`Read ${isOneOfTwo ? `page ${ref.page}` : "this page"} as text`}</summary>
      <Html html={transcript} />
      <Link to={to.text(comic.slug, ref.chapter, ref.page)} className="button quiet screen-only">
        The whole chapter as text
      </Link>
    </details>
  );
}
