import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import styles from "./neighbor-links.module.css";

interface Neighbor {
  name: string;
  path: string;
}

interface NeighborLinksProps {
  /** The name of the navigation. */
  label: string;
  previous: Neighbor | undefined;
  next: Neighbor | undefined;
  /** A link to the list. */
  children?: ReactNode;
}

/** Links to the previous and the next page of a list, and to the list if the page does not show it. */
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
