import type { ReactNode } from "react";
import { fixedMeta } from "./fixed-meta";
import type { FrontMatter } from "./front-matter.schema";
import styles from "./prose.module.css";

/** The layout of a page that is written in Markdown. */
export function Prose({ children }: { children?: ReactNode }) {
  return <article className={`narrow ${styles.prose}`}>{children}</article>;
}

/** Returns the exports of a route that is a Markdown page. */
export function proseRoute({ crumb, frames, ...description }: FrontMatter) {
  return {
    handle: { start: "never" as const, crumb, frames },
    meta: fixedMeta({ type: "article", ...description }),
  };
}
