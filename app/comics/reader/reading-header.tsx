import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { nameChapter } from "~/page-ref";
import styles from "./reading-header.module.css";
import { SettingsButton } from "./reading-settings";

interface ReadingHeaderProps {
  comic: { slug: string; title: string };
  chapter: { number: number; title: string };
  /** The shown pages of the chapter, such as "page 3 of 6" or "6 pages". */
  pages: string;
  /** The end of the heading, only for screen readers. */
  rest?: string;
  children?: ReactNode;
}

/** The header above comic pages: their place in the comic, and the reading settings. */
export function ReadingHeader({ comic, chapter, pages, rest, children }: ReadingHeaderProps) {
  return (
    <header className={styles.header}>
      <p className="note">
        <Link to={to.comic(comic.slug)}>{comic.title}</Link>, <span>{pages}</span>
      </p>
      <h1>
        <span>{nameChapter(chapter.number, chapter.title)}</span>
        <span className={styles.rest}>{rest}</span>
      </h1>
      <SettingsButton isIcon />
      {children}
    </header>
  );
}
