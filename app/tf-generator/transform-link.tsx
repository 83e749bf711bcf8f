import { Link, useLocation, type LinkProps } from "@remix-run/react";
import { useState } from "react";
import { isPlainClick } from "~/ui/plain-click";

/** A link that creates a transformation, which the browser therefore does not prefetch. */
export function TransformLink({ children, ...link }: LinkProps) {
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
