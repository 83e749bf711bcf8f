import { data, type MetaFunction } from "@remix-run/node";
import { MissingScreen } from "~/shell/error-screen";
import { cacheControl } from "~/http/cache-policy";
import { fromLoader } from "~/http/document-headers";
import { pageMeta } from "~/document/page-meta";
import type { PageHandle } from "~/document/page-handle";

export const handle: PageHandle = { start: "never", unlisted: true };

export const headers = fromLoader;

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Page missing",
    description: "This page does not exist, or does no longer.",
    noindex: true,
  });

export function loader() {
  return data(null, { status: 404, headers: { "Cache-Control": cacheControl.never } });
}

export default function MissingPage() {
  return <MissingScreen subSite="main" />;
}
