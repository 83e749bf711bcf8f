import { createPath, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";

/**
 * After a deployment, the server no longer has the scripts of this build. If a script fails to
 * load, even in a prefetch, Remix reloads the current page, and the click is lost. This component
 * prevents the reload, and opens the clicked page by a full page load instead.
 *
 * Browsers without the Navigation API reload the current page.
 */
export function FullPageLoadAfterDeployment() {
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
