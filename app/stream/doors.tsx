import { Link } from "@remix-run/react";
import styles from "./doors.module.css";

/** A way on: where it leads, and why one would go there. */
export interface Door {
  to: string;
  name: string;
  line: string;
}

/** Ways to other pages as cards, each a link with all of its box. */
export function Doors({ doors }: { doors: readonly Door[] }) {
  return (
    <ul className={styles.doors}>
      {doors.map(({ to, name, line }) => (
        <li key={to}>
          <h3>
            <Link to={to}>{name}</Link>
          </h3>
          <p>{line}</p>
        </li>
      ))}
    </ul>
  );
}
