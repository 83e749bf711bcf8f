import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Crumb } from "./breadcrumbs";
import "~/styles/world.css";
import styles from "./guide.module.css";

/**
 * The field guide around its pages: the way to the page, and the section's name on an index tab.
 * The overview, where every way starts, has neither.
 *
 * Articles in it, and what is marked `data-paper`, are printed on its paper.
 */
export function Guide({ crumbs, children }: { crumbs: readonly Crumb[]; children: ReactNode }) {
  const section = crumbs[1];
  return (
    <div className={styles.guide} data-section={section?.path.split("/").at(-1)}>
      {section && (
        <div className={styles.head}>
          <nav aria-label="Breadcrumb">
            <ol className={styles.crumbs}>
              {crumbs.map(({ name, path }, index) => (
                <li key={path}>
                  {index < crumbs.length - 1 ? (
                    <Link to={path}>{name}</Link>
                  ) : (
                    <span aria-current="page">{name}</span>
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
