import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import { socialLinks } from "~content/links.yaml";
import { namePage, type PageRef } from "~/page-ref";
import { bookmarkTextAttributes, shownTo } from "~/reading/bookmark-links";
import styles from "./home-page.module.css";

interface ReaderNoticesProps {
  comic: string;
  latest: PageRef;
  /** The formatted date of the latest comic page; undefined if the date is unknown. */
  latestDate: string | undefined;
}

/** Tells readers how many comic pages are new, or that they have read all pages. */
export function ReaderNotices({ comic, latest, latestDate }: ReaderNoticesProps) {
  return (
    <>
      <p className={styles.news} {...shownTo("with-news")}>
        New since you were here: <span {...bookmarkTextAttributes("news")} />, up to{" "}
        <Link to={to.page(comic, latest)}>{namePage(latest)}</Link>
      </p>
      <p className={styles.news} {...shownTo("caught-up")}>
        <span>{`You have read the newest page${latestDate ? `, of ${latestDate}` : ""}. Follow the comic on`}</span>{" "}
        <a href={socialLinks[0]!.href}>{socialLinks[0]!.name}</a> or{" "}
        <Link to={to.follow}>by its feed</Link>.
      </p>
    </>
  );
}
