import type { ReactNode } from "react";
import { pageMeta, type MetaArguments } from "~/document/page-meta";
import { previewImage } from "./picture-address";
import styles from "./prose.module.css";

/** The front matter of a Markdown page. */
export interface FrontMatter {
  title: string;
  section?: string;
  description: string;
  keywords?: readonly string[];
  /** See `PageHandle`. */
  crumb?: string;
  frames?: readonly string[];
  /** The preview image, by its path on the picture host. */
  image?: { path: string; alt: string };
}

/** The layout of pages written in Markdown. */
export function Prose({ children }: { children?: ReactNode }) {
  return (
    <article className={styles.prose} data-own-links="">
      {children}
    </article>
  );
}

/** The meta tags of a Markdown page, from its front matter. */
export function proseMeta(args: MetaArguments, { image, ...frontMatter }: FrontMatter) {
  return pageMeta(args, {
    ...frontMatter,
    image: image && previewImage(args, image),
    type: "article",
  });
}

/** The exports of a route that is a Markdown page. */
export function proseRoute(frontMatter: FrontMatter) {
  const { crumb, frames } = frontMatter;
  return {
    handle: { start: "never" as const, crumb, frames },
    meta: (args: MetaArguments) => proseMeta(args, frontMatter),
  };
}
