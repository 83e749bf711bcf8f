import * as to from "~/addresses";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { fetchCommissionStatus, limitStatusWait } from "~/commissions/api.server";
import { env } from "~/env.server";
import { cacheUntil } from "~/http/cache-policy.server";
import { StreamHome } from "~/stream/stream-home";
import { pageMeta } from "~/document/page-meta";
import { fixedMeta } from "~/ui/fixed-meta";
import { getStreamStatus } from "~/stream/stream-status.server";
import { pictures } from "~content/stream.yaml";

export { openDocument as clientLoader } from "~/document/open-document";
export { withoutApplication as handle } from "~/document/page-handle";

const description = {
  title: "Stream",
  description:
    "Chase draws and plays live from an attic in Bluerock: when, what, how to behave in chat, and where to go from there.",
  keywords: ["stream", "schedule", "Twitch", "art stream", "furry streamer"],
  image: pictures.attic,
};

export const meta = fixedMeta(description, (args) => [
  ...pageMeta(args, description),
  { tagName: "link", rel: "alternate", type: "text/calendar", href: to.calendar },
]);

export async function loader({ context }: LoaderFunctionArgs) {
  const { stream, changesAt } = getStreamStatus(await limitStatusWait(fetchCommissionStatus()));
  cacheUntil(context, changesAt);
  return { stream, calendar: env.SITE_URL + to.calendar };
}

export default function StreamPage() {
  return <StreamHome {...useLoaderData<typeof loader>()} />;
}
