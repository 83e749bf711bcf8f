import type { ReactNode } from "react";
import styles from "./poster.module.css";

interface PosterProps {
  drawing: { src: string; width: number; height: number };
  /** An animation in the place of the drawing, which is before the drawing in the document. */
  animation?: ReactNode;
  Heading: "h1" | "h2";
  /** The heading: small words, the name in large letters, and more small words. */
  lead?: string;
  name: string;
  more?: string;
  labels?: readonly string[];
  children?: ReactNode;
}

/** The poster of a generator's result. */
export function Poster(props: PosterProps) {
  const { drawing, animation, Heading, lead, name, more, labels = [], children } = props;
  return (
    <article
      id="result"
      tabIndex={-1}
      aria-labelledby="result-name"
      className={`grid ${styles.poster}`}
    >
      <div className={`centered ${styles.drawing}`}>
        {animation}
        <img {...drawing} alt="" />
      </div>
      <Heading id="result-name" className="small-heading">
        {lead && <span>{lead}</span>}
        <strong dir="auto">{name}</strong>
        {more && <span dir="auto">{more}</span>}
      </Heading>
      {labels.length > 0 && (
        <ul className={`plain-list row ${styles.labels}`}>
          {labels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      )}
      {children}
    </article>
  );
}
