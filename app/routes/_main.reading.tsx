import { useLoaderData } from "@remix-run/react";
import comics from "~content/comics.yaml";
import type { PageHandle } from "~/document/page-handle";
import { fixedMeta } from "~/ui/fixed-meta";
import { SyncPage } from "~/reading/sync-link/sync-page";

// Browsers do not send fragments to the server, so the reading states stay private.
export const handle: PageHandle = { unlisted: true };

export { revalidateUnlessFragmentChange as shouldRevalidate } from "~/ui/should-revalidate";

export const meta = fixedMeta({
  title: "Continue on another device",
  description:
    "Take your bookmark and the pages you have read to another device by a link. No account needed.",
  keywords: ["bookmark", "continue reading"],
});

export const loader = () => ({
  comics: Object.values(comics).map(({ slug, title }) => ({ slug, title })),
});

export default function ReadingPage() {
  return <SyncPage {...useLoaderData<typeof loader>()} />;
}
