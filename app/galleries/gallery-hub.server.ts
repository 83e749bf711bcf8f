import type { LoaderFunctionArgs } from "@remix-run/node";
import { orIncomplete } from "~/http/incomplete.server";
import { fetchItems, presentItem } from "./api.server";
import galleries from "~content/galleries.yaml";
import type { Gallery } from "./galleries.schema";

const MAX_SAMPLES = 4;

/** Loads the newest items and the number of items of each gallery for the page of all galleries. */
export async function loadGalleries({ context }: LoaderFunctionArgs) {
  const load = async ({ slug, title, line }: Gallery) => {
    const items = (await fetchItems({ gallery: slug }).catch(orIncomplete(context))) ?? [];
    const samples = items.slice(0, MAX_SAMPLES).map(presentItem);
    return { slug, title, line, count: items.length, samples };
  };
  return { galleries: await Promise.all(galleries.map(load)) };
}
