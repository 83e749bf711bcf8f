import { Link } from "@remix-run/react";
import type { Topic } from "./topics";
import { Picture } from "~/ui/picture";
import { plateShape } from "./plate";
import "~/styles/world.css";
import styles from "./plate-list.module.css";

/** Entries of the guide as a page of small plates, each a link under its name. */
export function PlateList({
  entries,
}: {
  entries: readonly (Topic & { line?: string | undefined })[];
}) {
  return (
    <ul className={styles.plates}>
      {entries.map(({ slug, name, path, plate, line }) => (
        <li key={slug}>
          <Link to={path}>
            <Picture path={plate} alt="" size="small" {...plateShape} />
            <span className={styles.name}>{name}</span>
          </Link>
          {line && <p>{line}</p>}
        </li>
      ))}
    </ul>
  );
}
