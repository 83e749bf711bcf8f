import { Outlet, useLocation, useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import { handlesOf } from "~/document/page-handle";
import type { SubSite } from "~/http/sub-site";
import { ErrorScreen } from "./error-screen";
import { NavigationProgress } from "./navigation-progress";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/** The sub-site of the shown page; addresses without a page are the main site's. */
export function useSubSite(): SubSite {
  return handlesOf(useMatches()).findLast(({ subSite }) => subSite)?.subSite ?? "main";
}

/** The layout of a sub-site: its shell around its pages. */
export function SubSiteLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** For the unexpected: the screen of the error page in its shell, at the address where it happened. */
export function UnexpectedError() {
  const { pathname, search } = useLocation();
  return (
    <Shell>
      <ErrorScreen subSite={useSubSite()} again={pathname + search} />
    </Shell>
  );
}

/** What all pages of a sub-site have around them; what belongs to none stands alone. */
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
