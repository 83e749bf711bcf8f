import { Link, useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";
import { parseSitePath } from "~/http/site-path";
import { pageAddress, parsePageNumber } from "~/reading/page-ref";
import { FoxMark } from "~/ui/fox-mark";
import { SpeechBubble } from "~/ui/speech-bubble";
import { useHydrated } from "~/ui/use-hydrated";
import { cancel, current, look, offer, remove, save, subscribe, type SavedChapter } from "./keep";
import { SaveTask } from "./save-task";
import styles from "./saved-page.module.css";
import { megabytes } from "./sizes";

interface SavedPageProps {
  comic: { slug: string; title: string };
}

/** The chapters that this browser has, and the one that it is to have. */
export function SavedPage({ comic }: SavedPageProps) {
  const { slug, title } = comic;
  // What the address asks for is this browser's to answer: the document is the same for all.
  const isHydrated = useHydrated();
  return (
    <div className={styles.page} data-system-font="">
      <h1>Packed for the road</h1>
      <p className="lead">
        Chapters of {title} that you save stay in this browser, and open there with no line at all:
        on the train, on the plane, halfway up a mountain.
      </p>
      {isHydrated ? <Saved slug={slug} /> : null}
      <noscript>
        <p>
          The packing is done by a script, and this browser runs none. Everything else on this site
          works without.
        </p>
      </noscript>
      <p className={styles.way}>
        <Link to={`/comics/${slug}`}>All chapters</Link>
      </p>
    </div>
  );
}

/** What only a browser knows. */
function Saved({ slug }: { slug: string }) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { task, saved } = useSyncExternalStore(subscribe, current, current);
  const canSave = "serviceWorker" in navigator && "caches" in window;
  const asked = new URLSearchParams(search);
  const chapter = parsePageNumber(asked.get("chapter"));
  const missed = parseSitePath(asked.get("from"));
  const mayStart = (state as { save?: boolean } | null)?.save === true;

  useEffect(() => {
    if (canSave) void look();
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

  if (!canSave) {
    return (
      <p role="status">
        This browser cannot keep chapters. It may be a private window, or one that has seen a lot.
      </p>
    );
  }
  const others = saved?.filter(
    (one) => !(task && one.comic === task.comic && one.chapter === task.chapter),
  );
  return (
    <>
      {missed && <Missed address={missed} />}
      {task && (
        <SaveTask
          task={task}
          start={() => void save(task.comic, task.chapter)}
          cancel={cancel}
          remove={() => void remove(task.comic, task.chapter)}
        />
      )}
      {others && others.length > 0 && (
        <section aria-labelledby="saved">
          <h2 id="saved">In this browser</h2>
          <ul className={styles.list}>
            {others.map((one) => (
              <SavedLine key={`${one.comic}/${one.chapter}`} {...one} />
            ))}
          </ul>
        </section>
      )}
      {others?.length === 0 && !task && (
        <p>Nothing is packed yet. Every chapter has a button for it, and so has its last page.</p>
      )}
    </>
  );
}

/** An address that is not saved was asked for without the line. */
function Missed({ address }: { address: string }) {
  return (
    <div className={styles.missed}>
      <SpeechBubble
        speaker={
          <>
            <FoxMark /> Chase, off the map
          </>
        }
      >
        <h2>No line out here</h2>
        <p>
          And that page isn’t in my satchel. What is, you find below. Or wait until there is a bar
          or two on that thing.
        </p>
        <p>
          {/* A new document: the worker asks the line for it. */}
          <a href={address} className="button">
            Try again
          </a>
        </p>
      </SpeechBubble>
    </div>
  );
}

function SavedLine({ comic, chapter, title, first, bytes, isWhole }: SavedChapter) {
  const name = `Chapter ${chapter}${title && `, ${title}`}`;
  return (
    <li>
      <p>
        {isWhole ? (
          <Link to={pageAddress(comic, { chapter, page: first })}>{name}</Link>
        ) : (
          <span>{name}</span>
        )}
        <small>
          {megabytes(bytes)}
          {!isWhole && " so far"}
        </small>
      </p>
      {!isWhole && (
        <button type="button" className="button" onClick={() => void save(comic, chapter)}>
          Go on<span className="visually-hidden"> saving chapter {chapter}</span>
        </button>
      )}
      <button type="button" className="button quiet" onClick={() => void remove(comic, chapter)}>
        Remove<span className="visually-hidden"> chapter {chapter}</span>
      </button>
    </li>
  );
}
