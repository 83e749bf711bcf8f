import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import { Html } from "~/ui/html";
import { useRootData } from "~/ui/root-data";
import styles from "./page-text.module.css";
import type { ComicPage } from "../page";

interface PageTextProps {
  page: ComicPage;
  /** Whether another page lies beside it, where there is room. */
  isOneOfTwo: boolean;
}

/** The page as text, which opens below the picture; nothing for a page without text. */
export function PageText({ page, isOneOfTwo }: PageTextProps) {
  const { readsWords } = useRootData();
  const { comic, ref, position, transcript } = page;
  if (!transcript) return null;
  return (
    <details className={`card ${styles.text}`} open={readsWords}>
      <summary>{`Read ${isOneOfTwo ? `page ${ref.page}` : "this page"} as text`}</summary>
      <Html html={transcript} />
      <Link
        to={to.text(comic.slug, ref.chapter, { page: ref.page, position })}
        className="button quiet screen-only"
      >
        The whole chapter as text
      </Link>
    </details>
  );
}
