import { Link } from "@remix-run/react";
import type { LinkCard } from "./stream.schema";

/** Links to other pages as cards; the whole card is clickable. */
export function LinkCards({ cards }: { cards: readonly LinkCard[] }) {
  return (
    <ul className="cards">
      {cards.map(({ to, name, line }) => (
        <li key={to}>
          <h3>
            <Link to={to} className="card-link">
              {name}
            </Link>
          </h3>
          <p>{line}</p>
        </li>
      ))}
    </ul>
  );
}
