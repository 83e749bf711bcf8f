import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import styles from "./neighbor-links.module.css";

interface Neighbor {
  name: string;
  path: string;
}

interface NeighborLinksProps {
  /** The accessible name of the navigation. */
  label: string;
  previous: Neighbor | undefined;
  next: Neighbor | undefined;
  /** A link to the list that contains the page. */
  children?: ReactNode;
}

/** Links to the previous page and the next page in a list, and optionally to the list. */
export function NeighborLinks({ label, previous, next, children }: NeighborLinksProps) {
  return (
    <nav aria-label={label} className={`screen-only actions ${styles.neighbors}`}>
      {previous && (
        <Link to={previous.path} rel="prev" className="button quiet">
          ← <bdi>{previous.name}</bdi>
        </Link>
      )}
      {children}
      {next && (
        <Link to={next.path} rel="next" className="button quiet">
          <bdi>{next.name}</bdi> →
        </Link>
      )}
    </nav>
  );
}
