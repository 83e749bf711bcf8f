import { Link } from "@remix-run/react";
import styles from "./link-cards.module.css";

/** A way on: where it leads, and why one would go there. */
export interface LinkCard {
  to: string;
  name: string;
  line: string;
}

/** Ways to other pages as cards, each a link with all of its box. */
export function LinkCards({ cards }: { cards: readonly LinkCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ to, name, line }) => (
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
