import { Link, useLocation, type LinkProps } from "@remix-run/react";
import { useState } from "react";
import { isPlainClick } from "~/ui/use-client-side-links";

/** A link to a new transformation. Each request makes one, so it is not prefetched and works once. */
export function ZapLink({ children, ...link }: LinkProps) {
  const { key } = useLocation();
  const [followed, setFollowed] = useState<string>();
  const isPending = followed === key;
  return (
    <Link
      prefetch="none"
      rel="nofollow"
      aria-disabled={isPending || undefined}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else if (isPlainClick(event.nativeEvent)) setFollowed(key);
      }}
      {...link}
    >
      {isPending ? "Zapping…" : children}
    </Link>
  );
}
