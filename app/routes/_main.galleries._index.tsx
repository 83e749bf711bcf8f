import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GalleryHub } from "~/galleries/gallery-hub";
import { galleries } from "~/galleries/galleries";
import { orMissing } from "~/http/missing.server";
import { fixedMeta } from "~/ui/fixed-meta";
import { fetchItems } from "~/galleries/api.server";
import type { PageHandle } from "~/document/page-handle";

export const handle: PageHandle = { start: "never" };

export const meta = fixedMeta({
  title: "Galleries",
  description: "Fan art of Talechasers by its readers, and commissions drawn by Chase.",
  keywords: ["galleries", "fan art", "commissions"],
});

const MAX_SAMPLES = 4;

export async function loader({ context }: LoaderFunctionArgs) {
  const lists = await Promise.all(
    galleries.map(({ slug }) => fetchItems(slug).catch(orMissing(context))),
  );
  return {
    galleries: galleries.map(({ slug, title, line }, index) => {
      const items = lists[index] ?? [];
      return { slug, title, line, count: items.length, samples: items.slice(0, MAX_SAMPLES) };
    }),
  };
}

export default function GalleriesPage() {
  return <GalleryHub galleries={useLoaderData<typeof loader>().galleries} />;
}
