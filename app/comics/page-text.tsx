import { Link } from "@remix-run/react";
import { Html } from "~/ui/html";
import { useSiteData } from "~/ui/site-data";
import { textAddress } from "./chapter-text-address";
import { OneOrTwo } from "./one-or-two";
import styles from "./page-text.module.css";
import { WordsSwitch } from "./preference-switch";
import type { SinglePage } from "./page-data/page-view-model";

interface PageTextProps {
  page: SinglePage;
  /** Whether another page lies beside it, where there is room. */
  isOneOfTwo: boolean;
}

/** The page in words, for those who cannot see its picture, or not yet; nothing for a page without any. */
export function PageText({ page, isOneOfTwo }: PageTextProps) {
  const { readsWords } = useSiteData();
  const { comic, chapter, transcript } = page;
  if (!transcript) return null;
  return (
    <details className={styles.text} open={readsWords}>
      <summary>
        <OneOrTwo
          one="Read this page as text"
          two={isOneOfTwo && `Read page ${page.page} as text`}
        />
      </summary>
      <div className={styles.words}>
        <Html html={transcript} />
        <div className={styles.ways}>
          <Link to={textAddress(comic.slug, chapter.number, page)} className="button quiet">
            The whole chapter as text
          </Link>
          <WordsSwitch />
        </div>
      </div>
    </details>
  );
}
