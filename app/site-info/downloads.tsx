import { Link } from "@remix-run/react";
import downloads from "~content/downloads.yaml";
import { Picture } from "~/ui/picture";
import styles from "./downloads.module.css";
import "~/styles/skies.css";

/** Files to take home. */
export function Downloads() {
  return (
    <>
      <h1>Downloads</h1>
      <p className="lead">Things I made and no longer use. Free to a good home.</p>
      <ul className={styles.shelf}>
        {downloads.map(({ id, name, kind, description, terms, picture }) => (
          <li key={id}>
            <article className={styles.item} aria-labelledby={id}>
              <Picture {...picture} size="medium" priority />
              <div>
                <h2 id={id}>{name}</h2>
                <p className={styles.kind}>{kind}</p>
                <p>{description}</p>
                <h3>Terms of use</h3>
                <p>{terms}</p>
                {/* A document: the answer is a file, and no page to navigate to. */}
                <Link to={`/downloads/${id}`} reloadDocument className="button">
                  Download {name}
                </Link>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </>
  );
}
