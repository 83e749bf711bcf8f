import { Outlet, useLocation, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { ErrorScreen } from "./error-screen";
import progress from "./navigation-progress.module.css";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { useSubSite } from "./use-sub-site";

export function SubSiteLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** The error boundary of a sub-site: shows an error screen within the sub-site's layout. */
export function UnexpectedErrorScreen() {
  const { key, pathname, search } = useLocation();
  return (
    <Shell>
      <ErrorScreen key={key} again={pathname + search} />
    </Shell>
  );
}

/** Shows content between a sub-site's header and footer, or alone on pages without a sub-site. */
function Shell({ children }: { children: ReactNode }) {
  const subSite = useSubSite();
  if (subSite === "none") return children;
  return (
    <>
      <a className="visually-hidden skip" href="#main">
        Skip to content
      </a>
      <NavigationProgress />
      <SiteHeader subSite={subSite} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}

/** A progress bar that is shown during slow navigations. */
function NavigationProgress() {
  const isBusy = useNavigation().state !== "idle";
  return <div className={progress.bar} data-busy={isBusy || undefined} aria-hidden="true" />;
}
