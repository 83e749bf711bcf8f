import * as to from "~/addresses";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Meta, Outlet, useRouteLoaderData, type ShouldRevalidateFunction } from "@remix-run/react";
import { ScrollRestoration, type Location } from "react-router-dom";
import { useEffect, type ReactNode } from "react";
import { useSubSite } from "~/shell/use-sub-site";
import { APP_ID, ClientHead } from "~/ui/client-head";
import { setHydrated } from "~/ui/use-hydrated";
import { useNavigationFocus } from "~/ui/use-navigation-focus";
import { InlineScript } from "./document/inline-script";
import headScript from "./document/head-script?inline-script";
import { HeadMetadata } from "./document/head-metadata";
import { LateScripts } from "./document/late-scripts";
import { FullPageLoadAfterDeployment } from "./document/full-page-load-after-deployment";
import { InlinedStylesheets } from "./document/stylesheets";
import { env } from "./env.server";
import { readPreferences } from "./http/preferences.server";
import type { HeadLink, PageHandle } from "./document/page-handle";
import { pageMeta, siteName } from "~/document/page-meta";
import { fediverse } from "~content/links.yaml";
import type { RootData } from "./ui/root-data";
import "./styles/base.css";
import "./styles/themes.css";

/** The error boundary for errors outside of the sub-sites' layouts. */
export { UnexpectedErrorScreen as ErrorBoundary } from "~/shell/shell";

export function loader({ request }: LoaderFunctionArgs) {
  return {
    ...readPreferences(request),
    siteUrl: env.SITE_URL,
    pictureHost: env.CDN_URL ?? "/cdn",
    isTrainingDenied: env.AI_TRAINING === "denied",
  } satisfies RootData & Record<string, unknown>;
}

const siteLinks = (): HeadLink[] => [
  { rel: "alternate", type: "application/rss+xml", title: siteName, href: to.newsFeed },
];

export const handle: PageHandle = import.meta.env.SSR ? { links: siteLinks } : {};

/**
 * The key under which a scroll position is stored: the history entry's. Entries that the browser
 * creates for fragments share the key "default", so their address is used. The scroll of a chapter
 * gets a new key each time, because its position may include chapters that the next document does
 * not render; its fragment names the page.
 */
function scrollKey({ key, pathname, search, hash }: Location): string {
  if (pathname.endsWith("/scroll")) return String(performance.now());
  return key === "default" ? pathname + search + hash : key;
}

/** Loads the root's data again only after the preferences form was posted. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formAction }) =>
  formAction?.startsWith(to.preferences) ?? false;

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Eep!",
    description: "Something went wrong on this page.",
    noindex: true,
  });

/** The document, to whose content the sub-sites' layouts add header and footer. */
export function Layout({ children }: { children: ReactNode }) {
  const preferences = useRouteLoaderData<typeof loader>("root");
  const subSite = useSubSite();
  const app = (
    <>
      {children}
      {/* The router's component, because Remix's adds a script that restores the scroll position
          before the first paint, which browsers already do. */}
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
  // Hydrates `#app` only: browser extensions add elements to the head and the body, which would be
  // hydration errors.
  if (!import.meta.env.SSR) {
    return (
      <>
        {app}
        <ClientHead subSite={subSite} />
      </>
    );
  }
  return (
    <html lang="en" id="top" data-sub-site={subSite} data-theme={preferences?.scheme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <InlineScript code={headScript} />
        <InlinedStylesheets />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/apple-touch-icon.png" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={to.manifest} />
        {preferences?.isTrainingDenied && <meta name="robots" content="noai, noimageai" />}
        <meta name="fediverse:creator" content={fediverse.account} />
        <HeadMetadata />
      </head>
      <body>
        <div id={APP_ID}>{app}</div>
        <LateScripts />
      </body>
    </html>
  );
}

export default function App() {
  useNavigationFocus();
  useEffect(setHydrated, []);
  return (
    <>
      <Outlet />
      <FullPageLoadAfterDeployment />
    </>
  );
}
