import { Link } from "@remix-run/react";
import type { Topic } from "./topics";
import { Picture } from "~/ui/picture";
import { plateShape } from "./plate";
import "~/styles/world.css";
import styles from "./plate-list.module.css";

interface PlateListProps {
  entries: readonly Omit<Topic, "slug">[];
  /** Set for a list as wide as the page instead of half a double page. */
  isWide?: boolean;
}

/** A list of entries with small pictures, each a link with a name. */
export function PlateList({ entries, isWide }: PlateListProps) {
  return (
    <ul className={`plain-list grid ${styles.plates} ${isWide ? styles.wide : ""}`}>
      {entries.map(({ name, path, plate, line }) => (
        <li key={path}>
          <Link to={path} className="quiet-link">
            <Picture path={plate} alt="" {...plateShape} />
            <strong dir="auto" className={styles.name}>
              {name}
            </strong>
          </Link>
          {line && <p>{line}</p>}
        </li>
      ))}
    </ul>
  );
}
