import { useRouteLoaderData } from "@remix-run/react";
import type { Preferences } from "~/http/preferences.server";

/** The data of the root loader, which all pages use. */
export type RootData = Partial<Preferences> & {
  siteUrl?: string;
  pictureHost: string;
  dataSaver: boolean;
};

const defaults: RootData = { pictureHost: "/cdn", dataSaver: false };

/** Preferences that the visitor chose in this document, because cookies may be blocked. */
let chosen: Partial<RootData> | undefined;

/** Applies a preference to this document before the root loader runs again. */
export function applyPreference(preference: Partial<RootData>): void {
  chosen = { ...chosen, ...preference };
}

/** Returns the data of the root loader, or defaults on an error page without loader data. */
export function useRootData(): RootData {
  const data = useRouteLoaderData<() => RootData>("root") ?? defaults;
  return chosen ? { ...data, ...chosen } : data;
}
