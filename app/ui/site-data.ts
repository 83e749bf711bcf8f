import { useRouteLoaderData } from "@remix-run/react";
import type { Preferences } from "~/http/preferences.server";

/** What every page may need to know, from the root's loader; see `preferences.server.ts`. */
export type SiteData = Partial<Preferences> & {
  siteUrl?: string;
  pictureHost: string;
  dataSaver: boolean;
};

const defaults: SiteData = { pictureHost: "/cdn", dataSaver: false };

/** The root's loader data; on an error page that came without them, the defaults. */
export function useSiteData(): SiteData {
  return useRouteLoaderData<() => SiteData>("root") ?? defaults;
}
