import { Link, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Html } from "~/ui/html";
import { NeighborLinks } from "~/ui/neighbor-links";
import { Prose } from "~/ui/prose";
import { Plate } from "./plate";
import styles from "./double-page.module.css";
import type { TopicPage } from "./topic-page.server";

interface TopicArticleProps {
  topic: TopicPage;
  /** A sentence below the heading of the topic. */
  lead?: string;
  /** A text below the picture of the topic. */
  intro?: string;
  /** Content below the text of the right page. */
  children?: ReactNode;
}

/** Two facing pages about a topic, with the picture on the left page and neighbors below both. */
export function TopicArticle({ topic, lead, intro, children }: TopicArticleProps) {
  const { name, plate, plateDescription, number, count, shelf, pageLeft, pageRight } = topic;
  return (
    <article className={`grid ${styles.doublePage}`}>
      <div className={styles.page}>
        <h1 dir="auto">{name}</h1>
        {lead && <p className="lead">{lead}</p>}
        <Plate path={plate} name={name} description={plateDescription} number={number} />
        {intro && <p>{intro}</p>}
        {pageLeft.map((html, index) => (
          <Html key={index} html={html} />
        ))}
      </div>
      <div className={styles.page}>
        {pageRight.map((html, index) => (
          <Html key={index} html={html} />
        ))}
        {children}
        <Tailpiece />
      </div>
      <NeighborLinks label="Pages of this section" previous={topic.previous} next={topic.next}>
        <span>
          <Link to={shelf.path} className="touch-link">
            {shelf.name}
          </Link>
          <span>{number && `, ${number} of ${count}`}</span>
        </span>
      </NeighborLinks>
    </article>
  );
}

/** The component of routes whose loader returns a `TopicPage`. */
export function TopicRoute() {
  return <TopicArticle topic={useLoaderData<TopicPage>()} />;
}

/** The start page of a section of the world, made of an `IntroPage` and an `EntryPage`. */
export function DoublePage({ children }: { children?: ReactNode }) {
  return (
    <div className={`grid ${styles.doublePage}`} data-paper="">
      {children}
    </div>
  );
}

/** The left page of a `DoublePage` with the introduction of a section. */
export function IntroPage({ children }: { children?: ReactNode }) {
  return (
    <div className={`${styles.page} ${styles.title}`}>
      <Prose>{children}</Prose>
      <Tailpiece />
    </div>
  );
}

/** The list of the entries of a section. @param label names the list for screen readers */
export function EntryPage({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.page} aria-label={label}>
      {children}
    </section>
  );
}

/** An ornament that fills the remaining space of a page. */
function Tailpiece() {
  return (
    <svg className={styles.tailpiece} viewBox="0 0 120 24" aria-hidden="true">
      <path d="M2 12c14 0 16-8 26-8s9 10 2 10-6-6 0-6M118 12c-14 0-16-8-26-8s-9 10-2 10 6-6 0-6" />
      <path
        className={styles.paw}
        d="M60 13c3 0 7 4 6 7-1 2-4 1-6 1s-5 1-6-1c-1-3 3-7 6-7Zm-8-4c2-1 4 4 2 5s-4-4-2-5Zm5-4c2 0 3 5 1 5s-3-5-1-5Zm6 0c-2 0-3 5-1 5s3-5 1-5Zm5 4c-2-1-4 4-2 5s4-4 2-5Z"
      />
    </svg>
  );
}
