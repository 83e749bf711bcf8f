import { useLocation } from "@remix-run/react";
import { subSiteOf, type SubSite } from "~/http/sub-site";

/** Returns the sub-site of the current page. */
export function useSubSite(): SubSite {
  return subSiteOf(useLocation().pathname);
}
