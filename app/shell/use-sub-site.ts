import { useLocation } from "@remix-run/react";
import { subSiteOf, type SubSite } from "~/http/sub-site";

/** The sub-site of the shown page. */
export function useSubSite(): SubSite {
  return subSiteOf(useLocation().pathname);
}
