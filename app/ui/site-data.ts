import { useRouteLoaderData } from "@remix-run/react";
import type { Preferences } from "~/http/preferences.server";

/** Site-wide data of the root loader. */
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
