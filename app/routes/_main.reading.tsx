import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { comics } from "~/comics/chapters";
import type { PageHandle } from "~/document/page-handle";
import { pageMeta } from "~/document/page-meta";
import { AlongPage } from "~/reading/along/along-page";

// What it is for is in the fragment of its address, which no server sees.
export const handle: PageHandle = { unlisted: true };

export { unlessWithinPage as shouldRevalidate } from "~/ui/fragment";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Bring your place",
    description:
      "Take your place in the comic to another device by a link, a code or a file, or bring it here. No account needed.",
    keywords: ["bookmark", "continue reading"],
  });

export function loader() {
  const titles = Object.values(comics).map(({ slug, title }) => [slug, title]);
  return { titles: Object.fromEntries(titles) as Record<string, string> };
}

export default function ReadingPage() {
  return <AlongPage {...useLoaderData<typeof loader>()} />;
}
