import { Link } from "@remix-run/react";
import { hasNews } from "~/reading/bookmark";
import { placeAddress, type Place } from "~/reading/place";
import { useStop } from "~/reading/use-bookmark";

interface NewSinceProps {
  comic: string;
  latest: Place;
  className?: string | undefined;
}

/** Says what came out since the reader was here; in a document the `ContinueScript` after it does. */
export function NewSince({ comic, latest, className }: NewSinceProps) {
  const stop = useStop(comic);
  return (
    <p
      hidden={!hasNews(stop, latest)}
      className={className}
      data-continue={comic}
      data-chapter={latest.chapter}
      data-page={latest.page}
      suppressHydrationWarning
    >
      New since you were here:{" "}
      <Link to={placeAddress(comic, latest)}>
        chapter&nbsp;{latest.chapter}, page&nbsp;{latest.page}
      </Link>
    </p>
  );
}
