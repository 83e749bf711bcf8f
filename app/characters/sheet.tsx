import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { displayName } from "./cast-list";
import type { SafeHtml } from "~/upstream/safe-html";
import { Html } from "~/ui/html";
import styles from "./sheet.module.css";
import "~/styles/skies.css";

/** A row of a sheet: a label and its value. A row without a value is left out. */
export type SheetRow = readonly [label: string, value: SafeHtml];

/** The facts of a character as a definition list. */
export function SheetFacts({ rows }: { rows: readonly SheetRow[] }) {
  return (
    <dl className={styles.facts}>
      {rows
        .filter(([, value]) => value !== "")
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <Html as="dd" html={value} />
          </div>
        ))}
    </dl>
  );
}

/** A titled text of a sheet; without a text there is no title either. */
export function SheetStory({ title, html }: { title: string; html: SafeHtml }) {
  if (!html) return null;
  return (
    <section className={styles.story}>
      <h2>{title}</h2>
      <Html html={html} />
    </section>
  );
}

/** The name and what the character says of themselves. */
export function SheetHeading({ name, quote }: { name: ReactNode; quote: SafeHtml }) {
  return (
    <header className={styles.heading}>
      <h1>{name}</h1>
      {quote && (
        <blockquote>
          <p>
            “<Html as="span" html={quote} />”
          </p>
        </blockquote>
      )}
    </header>
  );
}

/** A height in both measures, as far as the record has them. */
export function heightOf({ heightUs, heightMetric }: { heightUs: string; heightMetric: string }) {
  return [heightUs, heightMetric].filter(Boolean).join(" / ") as SafeHtml;
}

/** The characters before and after this one, in the order of the list. */
export function SheetNeighbours({
  base,
  previous,
  next,
  all,
}: {
  base: string;
  previous: string | undefined;
  next: string | undefined;
  all: ReactNode;
}) {
  return (
    <nav aria-label="Characters" className={styles.neighbours}>
      {previous && (
        <Link to={`${base}/${previous}`} rel="prev" className="button quiet">
          ← {displayName(previous)}
        </Link>
      )}
      <Link to={base}>{all}</Link>
      {next && (
        <Link to={`${base}/${next}`} rel="next" className="button quiet">
          {displayName(next)} →
        </Link>
      )}
    </nav>
  );
}
