import type { LoaderFunctionArgs } from "@remix-run/node";
import { cacheControl } from "~/http/cache-policy";
import { fileAnswer } from "~/http/file-answer.server";
import { secure } from "~/http/security-headers.server";
import { UpstreamError } from "~/upstream/failure";
import { chaseFeed } from "~/comics/feed.server";

/** The RSS feed on this site's own host. A feed reader gets a status, not an error page. */
export async function loader({ request }: LoaderFunctionArgs) {
  try {
    return fileAnswer(
      request,
      await chaseFeed(),
      "application/rss+xml; charset=utf-8",
      cacheControl.feed,
    );
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const headers = secure(
      new Headers({ "Cache-Control": cacheControl.never, "Retry-After": "60" }),
    );
    return new Response("The feed is resting. Please ask again in a minute.", {
      status: 503,
      headers,
    });
  }
}
