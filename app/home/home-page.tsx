import * as to from "~/addresses";
import { Link, useLoaderData } from "@remix-run/react";
import { namePage, type PageRef } from "~/page-ref";
import { banner, heading, lead } from "~content/home.yaml";
import { InlineScript } from "~/document/inline-script";
import { comicPicture } from "~/comics/comic-picture";
import { Picture } from "~/ui/picture";
import {
  bookmarkPicture,
  ContinueText,
  FillInAgainScript,
  shownTo,
  toBookmark,
  withBookmark,
} from "~/reading/bookmark-links";
import { SpeechBubble } from "~/ui/speech-bubble";
import type { HomeData } from "./home.server";
import { Banner } from "./banner";
import { SectionCards } from "./section-cards";
import { CommissionStatusText } from "./commission-status-text";
import { ReaderNotices } from "./reader-notices";
import { StreamStatusCell } from "./stream-status-cell";
import suggestionScript from "./suggestion-script?inline-script";
import styles from "./home-page.module.css";
import "~/styles/skies.css";

/** The home page: where to start or continue, what is new, and the sections of the site. */
export function HomePage() {
  const data = useLoaderData<HomeData>();
  const { suggestions, suggested, commissions, lowestPrice, stream } = data;
  const { comic, first, firstImage, latest, latestDate, newestPages, newestImage } = data;
  const { newestArt, newestCommission } = data;
  const toNewcomers = shownTo("newcomer");
  const start = to.page(comic.slug, first);
  const renderTop = ({ chapter }: PageRef, imageId: string) => (
    <Picture path={comicPicture(comic.slug, chapter, imageId)} alt="" {...comic.pageShape} />
  );
  return (
    <div className="stack">
      <section
        className={`grid ${styles.hero}`}
        {...withBookmark(comic.slug, { first, latest, pages: newestPages })}
      >
        <div className={styles.intro}>
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          <p className="actions">
            <Link to={start} className="button" {...toNewcomers}>
              Start at page one
            </Link>
            <a {...toBookmark("visitor")} className="button quiet">
              <ContinueText />
            </a>
            <a {...toBookmark("underway")} className="button">
              <ContinueText />
            </a>
            <a {...toBookmark("caught-up")} className="button">
              Newest page
            </a>
            <Link to={start} className="button quiet" {...shownTo("caught-up")}>
              Page one
            </Link>
            <Link to={to.schedule} className="button quiet">
              Stream schedule
            </Link>
          </p>
          <p className={styles.news} {...shownTo("newcomer", "underway")}>
            <Link to={latest ? to.page(comic.slug, latest) : to.latestPage(comic.slug)}>
              Latest page
            </Link>
            {latest && `: ${[namePage(latest), latestDate].filter(Boolean).join(", ")}`}
          </p>
          {latest && <ReaderNotices comic={comic.slug} {...{ latest, latestDate }} />}
        </div>
        {firstImage && (
          <>
            <Link
              to={start}
              className={`card ${styles.page}`}
              tabIndex={-1}
              aria-hidden
              {...toNewcomers}
            >
              {renderTop(first, firstImage)}
            </Link>
            {/* The newest page would be a spoiler for readers in the middle of the story. */}
            <a className={`card ${styles.page}`} {...toBookmark("underway")}>
              <div {...bookmarkPicture(first.chapter, firstImage)}>
                {renderTop(first, firstImage)}
              </div>
              <ContinueText />
            </a>
          </>
        )}
        {latest && newestImage && (
          <Link
            to={to.page(comic.slug, latest)}
            className={`card ${styles.page}`}
            {...(firstImage && shownTo("caught-up"))}
          >
            {renderTop(latest, newestImage)}
            <span>{`Newest page: ${namePage(latest)}`}</span>
          </Link>
        )}
        <section className={`card ${styles.now}`} aria-labelledby="status">
          <h2 id="status">Status</h2>
          <table className={styles.status}>
            <tbody>
              <tr>
                <th scope="row">Commissions</th>
                <td>
                  <Link to={to.commissions}>
                    <CommissionStatusText loaded={commissions} />
                    {lowestPrice && `, from ${lowestPrice}`}
                  </Link>
                </td>
              </tr>
              <tr>
                <th scope="row">Stream</th>
                <td>
                  <StreamStatusCell stream={stream} />
                </td>
              </tr>
            </tbody>
          </table>
        </section>
        <div className={`grid ${styles.chaseWithBubble}`}>
          <div className={styles.bubble}>
            <SpeechBubble withoutFox>
              <p {...toNewcomers}>
                New here? I get shrunk on the first page of the comic, and it only gets worse for
                me.
              </p>
              {suggestions.map((suggestion, at) => (
                <div key={suggestion.to} data-suggestion="" hidden={at !== suggested}>
                  <p>{suggestion.line}</p>
                  <Link to={suggestion.to} reloadDocument={suggestion.to === to.guild}>
                    {suggestion.action}
                  </Link>
                </div>
              ))}
            </SpeechBubble>
          </div>
          <InlineScript code={suggestionScript} />
          <div className={`grid ${styles.chase}`}>
            <Picture
              path="chase/characters/chase/1.png"
              alt="Chase, a red fox in a mustard scarf, waving"
              width={900}
              height={1200}
              priority
            />
          </div>
        </div>
        <FillInAgainScript />
      </section>

      <Banner {...banner} />
      <SectionCards newestArt={newestArt} newestCommission={newestCommission} />
    </div>
  );
}
