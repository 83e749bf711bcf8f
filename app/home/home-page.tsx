import * as to from "~/addresses";
import { Link, useLoaderData, type LinkProps } from "@remix-run/react";
import { namePage, type PageRef } from "~/page-ref";
import { banner, heading, lead } from "~content/home.yaml";
import { InlineScript } from "~/document/inline-script";
import { comicPicture } from "~/comics/comic-picture";
import { Picture } from "~/ui/picture";
import {
  bookmarkText,
  FillInScript,
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

/** The home page: where to begin or continue, what is new, and the sections of the site. */
export function HomePage() {
  const data = useLoaderData<HomeData>();
  const { suggestions, suggested, commissions, comic, first, firstImage, latest, stream } = data;
  const { latestDate, newestPages, newestImage, newestArt } = data;
  const toNewcomers = shownTo("newcomer");
  return (
    <div className="stack" {...withBookmark(comic.slug, latest, newestPages)}>
      <section className={`whole grid ${styles.hero}`}>
        <div>
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          <p className="actions">
            <a href={to.comic(comic.slug)} className="button" {...toNewcomers}>
              Read the comic
            </a>
            <a {...toBookmark} className="button">
              Continue: <span {...bookmarkText("place")} />
            </a>
            <Link to={to.schedule} className="button quiet">
              Stream schedule
            </Link>
          </p>
          {latest && <ReaderNotices comic={comic.slug} {...{ latest, latestDate }} />}
        </div>
        <div className={`grid ${styles.chaseWithBubble}`}>
          <SpeechBubble withoutFox>
            <p {...toNewcomers}>
              New here? Start with{" "}
              <Link to={to.page(comic.slug, first)}>the first page of the comic</Link>. I get shrunk
              on it, and it only gets worse for me.
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
          <InlineScript code={suggestionScript} />
          <div className={`grid ${styles.chase}`}>
            <Picture
              path="chase/characters/chase/1.png"
              alt="Chase, a red fox in a mustard scarf, waving"
              size="medium"
              width={900}
              height={1200}
              priority
            />
          </div>
        </div>
        <FillInScript />
      </section>

      <Banner {...banner} />

      <div className={`cards ${styles.cards}`}>
        {firstImage && (
          <PageCard
            comic={comic}
            page={first}
            imageId={firstImage}
            name="Start here"
            {...toNewcomers}
          />
        )}
        {latest && newestImage && (
          <PageCard
            comic={comic}
            page={latest}
            imageId={newestImage}
            name="Newest page"
            {...(firstImage && shownTo("underway", "caught-up"))}
          />
        )}
        <section className="card" aria-labelledby="status">
          <h2 id="status">Status</h2>
          <table className={styles.status}>
            <tbody>
              <tr>
                <th scope="row">Commissions</th>
                <td>
                  <CommissionStatusText loaded={commissions} />
                </td>
              </tr>
              {!newestImage && (
                <tr>
                  <th scope="row">Comic</th>
                  <td>
                    <Link to={to.latestPage(comic.slug)}>Latest page</Link>
                  </td>
                </tr>
              )}
              <tr>
                <th scope="row">Stream</th>
                <td>
                  <StreamStatusCell stream={stream} />
                </td>
              </tr>
            </tbody>
          </table>
        </section>
      </div>

      <FillInScript />
      <SectionCards newestArt={newestArt} />
    </div>
  );
}

interface PageCardProps extends Omit<LinkProps, "to"> {
  comic: HomeData["comic"];
  page: PageRef;
  imageId: string;
  name: string;
}

/** A link to a page of the comic, with the upper part of its picture. */
function PageCard({ comic, page, imageId, name, ...link }: PageCardProps) {
  return (
    <Link to={to.page(comic.slug, page)} className={`card ${styles.page}`} {...link}>
      <Picture
        path={comicPicture(comic.slug, page.chapter, imageId)}
        alt=""
        size="small"
        {...comic.pageShape}
      />
      <span>{`${name}: ${namePage(page)}`}</span>
    </Link>
  );
}
