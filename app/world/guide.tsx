import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Crumb } from "./breadcrumbs";
import "~/styles/thumbnails.css";
import "~/styles/world.css";
import styles from "./guide.module.css";

/**
 * The layout of the world section: breadcrumbs, and the section's name on a tab; the start page has
 * neither. Articles and elements with `data-paper` have a paper background.
 */
export function Guide({ crumbs, children }: { crumbs: readonly Crumb[]; children: ReactNode }) {
  const section = crumbs[1];
  return (
    <div className={styles.guide} data-guide="" data-section={section?.path.split("/").at(-1)}>
      {section && (
        <div className={`screen-only ${styles.head}`}>
          <nav aria-label="Breadcrumb">
            <ol className={`plain-list row ${styles.crumbs}`}>
              {crumbs.map(({ name, path }, index) => (
                <li key={path}>
                  {index < crumbs.length - 1 ? (
                    <Link to={path} className="touch-link">
                      {name}
                    </Link>
                  ) : (
                    <span aria-current="page" className="note touch-link">
                      {name}
                    </span>
                  )}
                </li>
              ))}
            </ol>
          </nav>
          <p className={styles.tab} aria-hidden="true">
            {section.name}
          </p>
        </div>
      )}
      {children}
    </div>
  );
}
