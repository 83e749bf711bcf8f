import * as to from "~/addresses";
import { useLoaderData } from "@remix-run/react";
import { ChoiceForm } from "~/ui/fields/choice-form";
import { NeighborLinks } from "~/ui/neighbor-links";
import type { loadPatchNotes } from "./patch-notes.server";
import styles from "./patch-notes-page.module.css";

/** The patch notes of one version, with links to all versions. */
export function PatchNotes() {
  const { note, versions, newer, older } = useLoaderData<typeof loadPatchNotes>();
  return (
    <div className="columns">
      <div>
        <h1>Patch notes</h1>
        <p className="lead">
          What is new, better, fixed and moved on this site, version by version.
        </p>
        <ChoiceForm
          action={to.patchNotes()}
          name="version"
          label="Version"
          choices={versions.map(({ version, title }) => ({
            value: version,
            label: `${version}: ${title}`,
          }))}
          value={note.version}
        />
      </div>
      <div>
        <article className={`card ${styles.note}`} aria-labelledby="version">
          {/* Focus stays in the list of versions, so a live region announces the chosen version. */}
          <header aria-live="polite">
            <h2 id="version" className="row">
              <span className={`badge ${styles.version}`}>{note.version}</span>{" "}
              <span>{note.title}</span>
            </h2>
            <p className="note">
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
        <NeighborLinks label="Versions" previous={toVersion(older)} next={toVersion(newer)} />
      </div>
    </div>
  );
}

const toVersion = (version: string | undefined) =>
  version === undefined ? undefined : { name: `Version ${version}`, path: to.patchNotes(version) };
