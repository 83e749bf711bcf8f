import { Link } from "@remix-run/react";
import { pictureAddress } from "~/ui/picture-address";
import type { Neighbors, Topic } from "./topics";
import { useSiteData } from "~/ui/site-data";
import { plateShape } from "./plate";
import "~/styles/world.css";
import styles from "./page-turn.module.css";

/** Links to the entries before and after this one. */
export function PageTurn({
  neighbors: { previous, next, number, count },
  shelf,
}: {
  neighbors: Neighbors;
  /** The list; linked where there is no previous or next entry. */
  shelf: { name: string; path: string };
}) {
  const back = (
    <Link to={shelf.path} className={styles.back}>
      <span>
        <small>Back to</small> {shelf.name}
      </span>
    </Link>
  );
  return (
    <nav aria-label="Pages of this section" className={styles.turn}>
      {previous ? <Corner topic={previous} rel="prev" label="Previous" /> : back}
      {number !== undefined && (
        <p className={styles.folio}>
          {number} of {count}
        </p>
      )}
      {next ? <Corner topic={next} rel="next" label="Next" /> : previous && back}
    </nav>
  );
}

function Corner({ topic, rel, label }: { topic: Topic; rel: "prev" | "next"; label: string }) {
  const { pictureHost } = useSiteData();
  return (
    <Link to={topic.path} rel={rel} className={styles[rel]} viewTransition>
      <img
        src={pictureAddress(pictureHost, "thumbnail", topic.plate, "small")}
        alt=""
        {...plateShape}
        loading="lazy"
        decoding="async"
      />
      <span>
        <small>{label}</small> {topic.name}
      </span>
    </Link>
  );
}
