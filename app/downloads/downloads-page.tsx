import * as to from "./addresses";
import { Link, useLoaderData } from "@remix-run/react";
import downloads from "~content/downloads.yaml";
import type { loadDownload } from "./api.server";
import { ErrorScreenLayout } from "~/shell/error-screen";
import { Picture } from "~/ui/picture";
import styles from "./downloads-page.module.css";
import "~/styles/skies.css";

/** The list of the files that visitors can download. */
export function Downloads() {
  return (
    <>
      <h1>Downloads</h1>
      <p className="lead">Things I made and no longer use, free to download.</p>
      <ul className="plain-list">
        {downloads.map(({ id, name, kind, description, terms, picture }) => (
          <li key={id}>
            <article className={`card ${styles.item}`} aria-labelledby={id}>
              <Picture {...picture} priority />
              <div>
                <h2 id={id}>{name}</h2>
                <p className="note">{kind}</p>
                <p>{description}</p>
                <h3>Terms of use</h3>
                <p>{terms}</p>
                {/* The response is a file, not a page. */}
                <Link to={to.download(id)} reloadDocument className="button">
                  {`Download ${name}`}
                </Link>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The page for a file that could not be fetched. */
export function DownloadFailure() {
  const { id, name } = useLoaderData<typeof loadDownload>();
  const heading = "Failed to fetch file. Please try again!";
  return (
    <ErrorScreenLayout
      figure="outage"
      heading={{ main: heading, guild: heading }}
      again={to.download(id)}
      near={{ path: to.downloads, text: "All downloads" }}
    >
      {`The server that has ${name} does not respond at the moment.`}
    </ErrorScreenLayout>
  );
}
