import type { ReactNode } from "react";
import type { PageDescription } from "~/document/page-meta";
import { fixedMeta } from "./fixed-meta";
import styles from "./prose.module.css";

/** The front matter of a Markdown page. */
export interface FrontMatter extends PageDescription {
  /** See `PageHandle`. */
  crumb?: string;
  frames?: readonly string[];
}

/** The layout of pages written in Markdown. */
export function Prose({ children }: { children?: ReactNode }) {
  return (
    <article className={`narrow ${styles.prose}`} data-own-links="">
      {children}
    </article>
  );
}

/** The exports of a route that is a Markdown page. */
export function proseRoute({ crumb, frames, ...description }: FrontMatter) {
  return {
    handle: { start: "never" as const, crumb, frames },
    meta: fixedMeta({ type: "article", ...description }),
  };
}
