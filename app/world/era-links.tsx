import { Link } from "@remix-run/react";
import styles from "./era-links.module.css";

interface EraLinksProps {
  id?: string;
  label: string;
  current: string;
  eras: readonly { slug: string; name: string; years?: string; to: string }[];
}

/** Links to the eras of a page, which keep the scroll position and the focus. */
export function EraLinks({ id, label, current, eras }: EraLinksProps) {
  return (
    <nav id={id} aria-label={label} className={`screen-only actions ${styles.eras}`}>
      {eras.map(({ slug, name, years, to }) => (
        <Link
          key={slug}
          to={to}
          className="button quiet"
          aria-current={slug === current ? "page" : undefined}
          preventScrollReset
          state={{ keepsFocus: true }}
        >
          <span>
            {name} {years && <small>{years}</small>}
          </span>
        </Link>
      ))}
    </nav>
  );
}
