import * as to from "~/addresses";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectTo } from "~/http/redirects.server";
import { findGuidePage } from "~/world/guide-address.server";

/** The myths are told under religion; old links lead here. */
export function loader({ params }: LoaderFunctionArgs) {
  const page = findGuidePage(to.shelf(`religion/mythology/${params["*"] ?? ""}`));
  throw page ? redirectTo(page, 301) : redirectTo(to.missingPage("main"));
}
