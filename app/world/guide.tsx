import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Crumb } from "./breadcrumbs";
import "~/styles/thumbnails.css";
import "~/styles/world.css";
import styles from "./guide.module.css";

/**
 * The frame of the guide's pages: breadcrumbs, and the name of the section on a tab. The first page of the world has
 * neither. Articles and elements with `data-paper` have a background of paper.
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
