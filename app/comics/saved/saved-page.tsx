import * as to from "~/addresses";
import { Link, useLoaderData, useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";
import { parseSitePath } from "~/http/site-path";
import { parsePageNumber } from "~/page-ref";
import { SpeechBubble } from "~/ui/speech-bubble";
import { useHydrated } from "~/ui/use-hydrated";
import { current, refresh, offer, save, subscribe, type SavedChapter } from "./saving-store";
import { removeFromList, SaveTask, savingRefused } from "./save-task";
import styles from "./saved-page.module.css";
import { formatMegabytes } from "./sizes";

/** Lists the chapters saved in this browser, and saves another. */
export function SavedPage() {
  const { slug, title } = useLoaderData<{ slug: string; title: string }>();
  // The document is the same for all visitors: the query is read in the browser.
  const isHydrated = useHydrated();
  return (
    <div className={`narrow ${styles.page}`}>
      <h1>Saved chapters</h1>
      <p className="lead">{`Chapters of ${title} that you save stay in this browser and open without internet.`}</p>
      <p>
        <Link to={to.comic(slug)} className="touch-link">
          All chapters
        </Link>
      </p>
      {isHydrated ? <Saved slug={slug} /> : null}
      <noscript>
        <p>Saving needs JavaScript.</p>
      </noscript>
    </div>
  );
}

/** The part that depends on the browser: the query and its caches. */
function Saved({ slug }: { slug: string }) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { task, saved, isRefused } = useSyncExternalStore(subscribe, current, current);
  const canSave = "serviceWorker" in navigator && "caches" in window;
  const query = new URLSearchParams(search);
  const chapter = parsePageNumber(query.get("chapter"));
  const missed = parseSitePath(query.get("from"));
  const mayStart = (state as { save?: boolean } | null)?.save === true;

  useEffect(() => {
    if (canSave) void refresh();
  }, [canSave]);
  useEffect(() => {
    if (!canSave || !mayStart || chapter === undefined) return;
    void save(slug, chapter);
    // Neither Back nor a reload starts it again.
    navigate({ search }, { replace: true, state: null, preventScrollReset: true });
  }, [canSave, mayStart, slug, chapter, search, navigate]);
  const isHere = (one: { comic: string; chapter: number }) =>
    one.comic === slug && one.chapter === chapter;
  const isOpen =
    !mayStart && chapter !== undefined && saved !== undefined && !saved.some(isHere) && !task;
  useEffect(() => {
    if (canSave && isOpen && chapter !== undefined) void offer(slug, chapter);
  }, [canSave, isOpen, slug, chapter]);

  if (!canSave || isRefused) return <p role="status">{savingRefused}</p>;
  const others = saved?.filter(
    (one) => !(task && one.comic === task.comic && one.chapter === task.chapter),
  );
  return (
    <>
      {missed && <Missed address={missed} />}
      {task && <SaveTask task={task} />}
      {others && others.length > 0 && (
        <section aria-labelledby="saved">
          <h2 id="saved">In this browser</h2>
          <ul className="cards">
            {others.map((one) => (
              <SavedLine key={`${one.comic}/${one.chapter}`} {...one} />
            ))}
          </ul>
        </section>
      )}
      {others?.length === 0 && !task && (
        <SpeechBubble>
          <p>No chapter is saved yet. Each chapter, and its last page, has a button to save it.</p>
          <p>
            <Link to={to.comic(slug)} className="button">
              Choose a chapter
            </Link>
          </p>
        </SpeechBubble>
      )}
    </>
  );
}

/** Shown instead of a page that is not saved, without internet. */
function Missed({ address }: { address: string }) {
  return (
    <div>
      <SpeechBubble speaker="Chase, off the map">
        <h2 className="small-heading">You are offline</h2>
        <p>
          This page is not saved, so it opens only with internet. The chapters below open without
          it.
        </p>
        <p>
          {/* Loads a new document: the service worker tries the network first. */}
          <a href={address} className="button">
            Try again
          </a>
        </p>
      </SpeechBubble>
    </div>
  );
}

function SavedLine({ comic, chapter, title, first, bytes, isComplete }: SavedChapter) {
  const name = `Chapter ${chapter}${title && `, ${title}`}`;
  return (
    <li>
      <p>
        {isComplete ? (
          <Link to={to.page(comic, { chapter, page: first })} className="touch-link">
            {name}
          </Link>
        ) : (
          <span>{name}</span>
        )}{" "}
        <small className="note">{`${formatMegabytes(bytes)}${!isComplete ? " so far" : ""}`}</small>
      </p>
      <p className="actions">
        {!isComplete && (
          <button type="button" className="button" onClick={() => void save(comic, chapter)}>
            Continue saving<span className="visually-hidden">{` chapter ${chapter}`}</span>
          </button>
        )}
        <button
          type="button"
          className="button quiet"
          onClick={() => removeFromList(comic, chapter)}
        >
          Remove<span className="visually-hidden">{` chapter ${chapter}`}</span>
        </button>
      </p>
    </li>
  );
}
