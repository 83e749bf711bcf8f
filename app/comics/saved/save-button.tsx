import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { nameChapter } from "~/page-ref";
import { useHydrated } from "~/ui/use-hydrated";
import styles from "./save-button.module.css";
import { formatMegabytes, listSavedChapters, prefixOf, type SavedChapter } from "./saved-chapters";

/** The typical size of a picture, between the sizes for phones and for desktops. */
const PICTURE_BYTES = 70_000;

type SaveButtonProps = Pick<SavedChapter, "comic" | "chapter" | "title"> & {
  /** The current number of comic pages in the chapter. */
  pages: number;
  /** Whether the saved version is outdated, even with the same number of comic pages. */
  hasChanged?: boolean;
  onSaved?: () => void;
};

/** A button that saves a chapter, or a link to saved chapters, in reserved space. */
export function SaveButton({ hasChanged, onSaved, ...props }: SaveButtonProps) {
  const { comic, chapter, pages } = props;
  const isSupported = useHydrated() && !import.meta.env.DEV && "serviceWorker" in navigator;
  const canSave = isSupported && pages <= to.MAX_WHOLE_PAGES;
  const [saved, setSaved] = useState<SavedChapter[]>();
  const [isSaving, setSaving] = useState(false);
  const [message, setMessage] = useState("");
  useEffect(() => {
    if (canSave) listSavedChapters(prefixOf(comic, chapter)).then(setSaved, () => setSaved([]));
  }, [canSave, comic, chapter]);

  const save = async () => {
    setSaving(true);
    try {
      const { saveChapter } = await import("./save-chapter");
      const result = await saveChapter(props, setMessage);
      setSaved([result]);
      setMessage(`${formatMegabytes(result.bytes)}, opens without internet.`);
      onSaved?.();
    } catch (reason) {
      setMessage(describeFailure(reason as Error));
    }
    setSaving(false);
  };

  const name = nameChapter(chapter, "", "chapter");
  const size = formatMegabytes(pages * PICTURE_BYTES);
  const isSaved = saved?.at(-1)?.pictures.length === pages && !hasChanged;
  return (
    <span className={`needs-script ${styles.save}`} data-waiting={saved ? undefined : ""}>
      {isSaved ? (
        <Link to={to.savedChapters(comic)} className="button quiet">{`Saved: ${name}`}</Link>
      ) : (
        <button
          type="button"
          className="button quiet"
          disabled={isSaving}
          onClick={() => void save()}
        >
          {`Save ${name} ${saved?.length ? "again" : `(about ${size})`}`}
        </button>
      )}
      <span role="status" className="note">
        {message}
      </span>
    </span>
  );
}

function describeFailure({ name }: Error): string {
  if (name === "QuotaExceededError")
    return "Nothing was saved: this device has too little room. Remove a chapter, or free some space.";
  if (name === "TypeError") return "Nothing was saved: the connection failed.";
  return "This browser does not allow saving chapters.";
}
