import { Link } from "@remix-run/react";
import { hasNews } from "~/reading/bookmark";
import { pageAddress, type PageRef } from "~/reading/page-ref";
import { useCookiePosition } from "~/reading/reader-store";

interface NewPagesNoticeProps {
  comic: string;
  latest: PageRef;
  className?: string | undefined;
}

/** Says what came out since the reader was here; the `ContinueScript` after it fills in this browser's bookmark. */
export function NewPagesNotice({ comic, latest, className }: NewPagesNoticeProps) {
  const position = useCookiePosition();
  return (
    <p
      hidden={position?.comic !== comic || !hasNews(position, latest)}
      className={className}
      data-continue={comic}
      data-chapter={latest.chapter}
      data-page={latest.page}
      suppressHydrationWarning
    >
      New since you were here:{" "}
      <Link to={pageAddress(comic, latest)}>
        chapter&nbsp;{latest.chapter}, page&nbsp;{latest.page}
      </Link>
    </p>
  );
}
