import { useRouteLoaderData } from "@remix-run/react";

/** What every page may need to know, from the root's loader. */
export interface SiteData {
  /** Base of the picture host. */
  pictureHost: string;
  /** Whether pictures come one size smaller, and nothing is fetched ahead. */
  dataSaver: boolean;
  /** Whether the comic opens as one scroll a chapter. */
  scrolls?: boolean;
  /** How pages of a comic are shown, where a window has room to choose: high as it, or two side by side. */
  fit?: "width" | "height" | "two";
  /** Whether the words of a page of a comic are open. */
  readsWords?: boolean;
}

/** The root's loader data; on an error page that came without them, the defaults. */
export function useSiteData(): SiteData {
  return useRouteLoaderData<() => SiteData>("root") ?? { pictureHost: "/cdn", dataSaver: false };
}
