import { useLoaderData } from "@remix-run/react";
import comics from "~content/comics.yaml";
import { latestPage } from "~/comics/api.server";
import type { PageHandle } from "~/document/page-handle";
import { fixedMeta } from "~/ui/fixed-meta";
import { SyncPage } from "~/reading/sync-link/sync-page";
import { orUndefined } from "~/upstream/failure";

// The data is in the fragment of the address, which browsers do not send.
export const handle: PageHandle = { unlisted: true };

export { revalidateUnlessFragmentChange as shouldRevalidate } from "~/ui/should-revalidate";

export const meta = fixedMeta({
  title: "Continue on another device",
  description:
    "Take your bookmark and the pages you have read to another device by a link. No account needed.",
  keywords: ["bookmark", "continue reading"],
});

export async function loader() {
  const known = Object.values(comics).map(async ({ slug, title }) => {
    const latest = await latestPage(slug).catch(orUndefined);
    return { slug, title, latest: latest && { chapter: latest.chapter, page: latest.page } };
  });
  return { comics: await Promise.all(known) };
}

export default function ReadingPage() {
  return <SyncPage {...useLoaderData<typeof loader>()} />;
}
