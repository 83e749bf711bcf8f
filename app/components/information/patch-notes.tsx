import { Form, Link, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { feedPath, patchNotesPath, versionPath } from "~/patch-notes/address";
import styles from "./patch-notes.module.css";

interface PatchNotesProps {
  note: {
    version: string;
    title: string;
    /** ISO 8601, and for people. */
    date: string;
    day: string;
    groups: readonly { title: string; changes: readonly string[] }[];
  };
  /** Every version there is, newest first. */
  versions: readonly { version: string; title: string }[];
  newer: string | undefined;
  older: string | undefined;
}

/** One version of the site and what it brought, and the way to every other. */
export function PatchNotes({ note, versions, newer, older }: PatchNotesProps) {
  return (
    <div className={styles.page}>
      <h1>Patch notes</h1>
      <p className="lead">
        Everything I have built, moved, broken and mended around here, in my own words.
      </p>
      <VersionForm version={note.version} versions={versions} />
      <article className={styles.note} aria-labelledby="version">
        {/* Focus stays with the dropdown; this is how a new version is heard. */}
        <header aria-live="polite">
          <h2 id="version">
            <span className={styles.version}>{note.version}</span> {note.title}
          </h2>
          <p>
            <time dateTime={note.date}>{note.day}</time>
          </p>
        </header>
        {note.groups.map(({ title, changes }) => (
          <section key={title} className={styles.group}>
            <h3>{title}</h3>
            <ul>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </section>
        ))}
      </article>
      <nav aria-label="Versions" className={styles.turn}>
        {older && (
          <Link to={versionPath(older)} rel="prev" className="button quiet">
            ← Version {older}
          </Link>
        )}
        {newer && (
          <Link to={versionPath(newer)} rel="next" className="button quiet">
            Version {newer} →
          </Link>
        )}
      </nav>
      <p className={styles.feed}>
        New versions by themselves:{" "}
        <a href={feedPath} type="application/atom+xml">
          patch notes as an Atom feed
        </a>
      </p>
    </div>
  );
}

/**
 * The dropdown of versions, a plain form with a button. Where the application runs, choosing is
 * enough, and focus stays in the list.
 */
function VersionForm({
  version,
  versions,
}: Pick<PatchNotesProps, "versions"> & { version: string }) {
  const submit = useSubmit();
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef(version);
  // Arrow keys change a closed list at every step; steps after the first leave no trace in history.
  const isStepping = useRef(false);
  const rest = () => (isStepping.current = false);

  // The page may also have turned by a link, or by Back.
  useEffect(() => {
    // Not on hydration: a version may have been chosen before it.
    if (shown.current === version || !select.current) return;
    shown.current = select.current.value = version;
  }, [version]);

  return (
    <Form action={patchNotesPath} preventScrollReset state={keepsFocus} className={styles.form}>
      <label htmlFor="versions">Version</label>
      <select
        ref={select}
        id="versions"
        name="version"
        defaultValue={version}
        // A reload shows what the address says, not what was chosen before.
        autoComplete="off"
        onPointerDown={rest}
        onBlur={rest}
        onChange={({ currentTarget }) => {
          submit(currentTarget.form, {
            replace: isStepping.current,
            preventScrollReset: true,
            state: keepsFocus,
          });
          isStepping.current = true;
        }}
      >
        {versions.map(({ version: value, title }) => (
          <option key={value} value={value}>
            {value}: {title}
          </option>
        ))}
      </select>
      <button type="submit" className="button quiet">
        Show
      </button>
    </Form>
  );
}

const keepsFocus = { keepsFocus: true } as const;
