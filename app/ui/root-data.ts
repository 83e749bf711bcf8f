import { useRouteLoaderData } from "@remix-run/react";
import type { Preferences } from "~/http/preferences.server";

/** Site-wide data of the root loader. */
export type RootData = Partial<Preferences> & {
  siteUrl?: string;
  pictureHost: string;
  dataSaver: boolean;
};

const defaults: RootData = { pictureHost: "/cdn", dataSaver: false };

/** The preferences that were chosen in this document, because the browser may not store cookies. */
let chosen: Partial<RootData> | undefined;

/** Applies a preference before the root loader runs again. */
export function applyPreference(preference: Partial<RootData>): void {
  chosen = { ...chosen, ...preference };
}

/** The root's loader data; the defaults on an error page without loader data. */
export function useRootData(): RootData {
  const data = useRouteLoaderData<() => RootData>("root") ?? defaults;
  return chosen ? { ...data, ...chosen } : data;
}
