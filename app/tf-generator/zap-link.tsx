import { Link, useNavigation, type LinkProps } from "@remix-run/react";

const resultPath = "/tf-generator/result";

/** A button-like way to a new transformation. To ask is to be zapped: once at a time, and never ahead. */
export function ZapLink({ children, ...link }: LinkProps) {
  const { location, formMethod } = useNavigation();
  const isZapping = location?.pathname === resultPath;
  return (
    <Link
      prefetch="none"
      rel="nofollow"
      aria-disabled={isZapping || undefined}
      // The router tells a moment late that a navigation is under way.
      onClick={(event) => {
        if (isZapping || event.detail > 1) event.preventDefault();
      }}
      {...link}
    >
      {isZapping && !formMethod ? "Zapping…" : children}
    </Link>
  );
}
