import type { ReactNode } from "react";
import styles from "./open-book.module.css";
import spread from "./spread.module.css";
import { Tailpiece } from "./tailpiece";

/** The opening of a section: its prose as a title page on the left, its entries on the right. */
export function OpenBook({
  intro,
  aside,
  label,
  children,
}: {
  /** A written page, with the heading. */
  intro: ReactNode;
  /** What else belongs under the prose. */
  aside?: ReactNode;
  /** What the entries are, for those who hear the page. */
  label: string;
  children: ReactNode;
}) {
  return (
    <div className={spread.spread} data-paper="">
      <div className={`${spread.page} ${styles.title}`}>
        {intro}
        {aside}
        <Tailpiece />
      </div>
      <section className={spread.page} aria-label={label}>
        {children}
      </section>
    </div>
  );
}
