import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectTo } from "~/http/redirects.server";
import { guidePageAt } from "~/world/guide-pages.server";

/** The myths are told under religion; old links lead here. */
export function loader({ params }: LoaderFunctionArgs) {
  const page = guidePageAt(`/world/religion/mythology/${params["*"] ?? ""}`);
  throw page ? redirectTo(page, 301) : redirectTo("/404");
}
