import * as to from "~/addresses";
import { Link, useLoaderData } from "@remix-run/react";
import downloads from "~content/downloads.yaml";
import type { loadDownload } from "./downloads-api.server";
import screen from "~/shell/error-screen.module.css";
import { Picture } from "~/ui/picture";
import { SpeechBubble } from "~/ui/speech-bubble";
import styles from "./downloads.module.css";
import "~/styles/skies.css";

export function Downloads() {
  return (
    <>
      <h1>Downloads</h1>
      <p className="lead">Things I made and no longer use, free to download.</p>
      <ul className="plain-list">
        {downloads.map(({ id, name, kind, description, terms, picture }) => (
          <li key={id}>
            <article className={`whole card ${styles.item}`} aria-labelledby={id}>
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
  return (
    <section className={`grid ${screen.screen}`}>
      <SpeechBubble>
        <h1>Failed to fetch file. Please try again!</h1>
        <p>{`The server that has ${name} does not respond at the moment.`}</p>
      </SpeechBubble>
      <p className="actions">
        {/* Loads a document, because the response may be a file. */}
        <a href={to.download(id)} className="button">
          Try again
        </a>
        <Link to={to.downloads} className="button quiet">
          All downloads
        </Link>
      </p>
    </section>
  );
}
