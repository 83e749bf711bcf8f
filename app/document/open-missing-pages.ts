import { createPath, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";

/**
 * Opens pages as documents after a script of this build could not be loaded, because a newer build was deployed. Remix
 * would reload the current page and lose the click, even when a prefetch failed.
 *
 * Browsers without the Navigation API reload the current page.
 */
export function OpenMissingPages() {
  const { location: next } = useNavigation();
  const [isOutdated, setIsOutdated] = useState(false);
  useEffect(() => {
    if (import.meta.env.DEV) return;
    const keepPage = (event: NavigateEvent) => {
      if (event.navigationType !== "reload" || event.userInitiated) return;
      event.preventDefault();
      setIsOutdated(true);
    };
    window.navigation?.addEventListener("navigate", keepPage);
    return () => window.navigation?.removeEventListener("navigate", keepPage);
  }, []);
  useEffect(() => {
    if (isOutdated && next) location.assign(createPath(next));
  }, [isOutdated, next]);
  return null;
}
