import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { SubSite } from "~/http/sub-site";
import { ErrorScreen } from "./error-screen";
import { NavigationProgress } from "./navigation-progress";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

interface ShellProps {
  subSite: SubSite;
  children: ReactNode;
}

/** What all pages of a sub-site have around them; what belongs to none stands alone. */
export function Shell({ subSite, children }: ShellProps) {
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

/** For the unexpected: the screen of the error page in its shell, at the address where it happened. */
export function UnexpectedError({ subSite }: { subSite: SubSite }) {
  const { pathname, search } = useLocation();
  return (
    <Shell subSite={subSite}>
      <ErrorScreen subSite={subSite} again={pathname + search} />
    </Shell>
  );
}
