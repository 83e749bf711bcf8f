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

/**
 * A page written in Markdown, under the title of its front matter.
 *
 * @public The build writes it around each Markdown route (see `scripts/prose-routes.ts`).
 */
export function Prose({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <article className={styles.prose} data-own-links="">
      <h1>{title}</h1>
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
