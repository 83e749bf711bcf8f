import * as to from "~/addresses";
import { Link, useLoaderData } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { nameChapter } from "~/page-ref";
import { SpeechBubble } from "~/ui/speech-bubble";
import { focusHeading } from "~/ui/use-navigation-focus";
import { SaveButton } from "./save-button";
import {
  formatMegabytes,
  listSavedChapters,
  prefixOf,
  removeCaches,
  type SavedChapter,
} from "./saved-chapters";
import styles from "./saved-page.module.css";

/** Lists the chapters that this browser has saved. */
export function SavedPage() {
  const { slug, title } = useLoaderData<{ slug: string; title: string }>();
  const [saved, setSaved] = useState<SavedChapter[]>();
  const [hadFormer, setHadFormer] = useState(false);
  // If the browser blocks Cache Storage, no chapter is saved.
  const list = useCallback(() => void listSavedChapters().then(setSaved, () => setSaved([])), []);
  useEffect(() => {
    list();
    // Caches of former versions of the site contain files that this version cannot show.
    removeCaches("saved ").then(setHadFormer, () => undefined);
  }, [list]);
  return (
    <div className={`narrow ${styles.page}`}>
      <h1>Saved chapters</h1>
      <p className="lead">
        Chapters of <Link to={to.comic(slug)}>{title}</Link> that you save stay in this browser and
        open without internet.
      </p>
      <noscript>Saving needs JavaScript.</noscript>
      {hadFormer && (
        <p role="status">Chapters saved before this site changed were removed. Save them again.</p>
      )}
      {saved?.length === 0 && (
        <SpeechBubble>
          <p>No chapter is saved yet. Each chapter, and its last page, has a button to save it.</p>
        </SpeechBubble>
      )}
      <ul className="cards">
        {saved?.map((one) => (
          <SavedLine key={`${one.comic} ${one.chapter}`} saved={one} onChange={list} />
        ))}
      </ul>
    </div>
  );
}

function SavedLine({ saved, onChange }: { saved: SavedChapter; onChange: () => void }) {
  const { comic, chapter, pictures, bytes } = saved;
  const [hasChanged, setChanged] = useState(false);
  useEffect(() => {
    import("./save-chapter")
      .then(({ hasNewVersion }) => hasNewVersion(saved))
      // A browser that is offline cannot find out whether chapters have changed.
      .then(setChanged, () => undefined);
  }, [saved]);
  const remove = async () => {
    await removeCaches(prefixOf(comic, chapter));
    focusHeading();
    onChange();
  };
  return (
    <li>
      <p>
        <Link to={to.chapter(comic, chapter)} className="touch-link">
          {nameChapter(chapter, saved.title)}
        </Link>{" "}
        <small className="note">{formatMegabytes(bytes)}</small>
      </p>
      {hasChanged && <p className="note">This chapter has changed since.</p>}
      <p className="actions">
        {hasChanged && (
          <SaveButton {...saved} pages={pictures.length} hasChanged onSaved={onChange} />
        )}
        <button type="button" className="button quiet" onClick={() => void remove()}>
          Remove<span className="visually-hidden">{` ${nameChapter(chapter, "", "chapter")}`}</span>
        </button>
      </p>
    </li>
  );
}
