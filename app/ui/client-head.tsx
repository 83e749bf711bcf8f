import { Links, Meta } from "@remix-run/react";
import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { SubSite } from "~/http/sub-site";
import { useHydrated } from "./use-hydrated";

/** The id of the element that React hydrates. */
export const APP_ID = "app";

/** Matches the elements that `<Meta>` rendered on the server. */
const SERVER_META =
  "title, [property], [rel=canonical], meta[name]:not([name=viewport], [name^=fediverse])";

/**
 * Updates the elements in `<head>` and the sub-site of `<html>` after client navigations. Rendered
 * in browsers only, because React does not hydrate the head.
 */
export function ClientHead({ subSite }: { subSite: SubSite }) {
  const [serverMeta] = useState(() => document.head.querySelectorAll(SERVER_META));
  const isHydrated = useHydrated();
  useLayoutEffect(() => document.documentElement.setAttribute("data-sub-site", subSite), [subSite]);
  useLayoutEffect(() => {
    if (isHydrated) for (const element of serverMeta) element.remove();
  }, [isHydrated, serverMeta]);
  if (!isHydrated) return null;
  return createPortal(
    <>
      <Meta />
      <Links />
    </>,
    document.head,
  );
}
