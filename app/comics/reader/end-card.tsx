import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import { comparePages, nameChapter, type PageRef } from "~/page-ref";
import { isCaughtUp, isNewcomer } from "~/reading/reading-state";
import { useReadingState } from "~/reading/use-reading-state";
import { links } from "~content/links.yaml";
import styles from "./end-card.module.css";
import { TurnLink } from "./page-controls";
import type { ComicPage } from "../page";
import { SaveButton } from "../saved/save-button";

interface EndCardProps {
  page: ComicPage;
  /** Turns to a page; if undefined, the link opens the next chapter as a scroll. */
  turn?: (page: PageRef) => void;
}

/** The card after the last page of a chapter or of the comic. */
export function EndCard({ page, turn }: EndCardProps) {
  const { comic, chapter, controls } = page;
  const { slug, latest } = comic;
  const state = useReadingState(slug);
  const isNew = isNewcomer(state);
  const { next } = controls;
  const isNewest = !next && latest !== undefined && comparePages(latest, page.ref) === 0;
  if (!isNewest && (!next || next.chapter === chapter.number)) return null;
  const start = next && {
    children: `Start ${nameChapter(next.chapter, "", "chapter")}`,
    rel: "next",
    className: "button",
  };
  return (
    <section className={`card row ${styles.card}`} aria-labelledby="end">
      <div>
        {next ? (
          <>
            <h2 id="end" className="small-heading">
              {`The end of ${nameChapter(chapter.number, "", "chapter")}`}
            </h2>
            <p>{`Next is ${nameChapter(next.chapter, chapter.nextTitle, "chapter")}.`}</p>
            {turn ? (
              <TurnLink comic={slug} page={next} turn={turn} {...start} />
            ) : (
              <Link to={to.scroll(slug, { chapter: next.chapter })} {...start} />
            )}
          </>
        ) : (
          <>
            <h2 id="end" className="small-heading">
              {isCaughtUp(state, page.ref) ? "You’re all caught up" : "This is the newest page"}
            </h2>
            <p>
              {comic.expected
                ? `I mean to have the next one out on ${comic.expected}.`
                : "The day of the next one is not known yet."}
            </p>
            <p className="actions">
              {isNew && comic.first && (
                <Link to={to.page(slug, comic.first)} className="button">
                  Start at page one
                </Link>
              )}
              <Link to={to.follow} className={isNew ? "button quiet" : "button"}>
                Follow the comic
              </Link>
              <a href={links.donate} className="touch-link">
                Buy me a cocoa
              </a>
            </p>
          </>
        )}
      </div>
      <p className={styles.save}>
        <SaveButton
          comic={slug}
          chapter={chapter.number}
          title={chapter.title}
          pages={chapter.count}
        />
      </p>
    </section>
  );
}
