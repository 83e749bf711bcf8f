import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { mapEras, mapPicture } from "~/world/map";
import landmarks from "~content/world/landmarks.yaml";
import type { PageHandle } from "~/document/page-handle";
import { redirectTo } from "~/http/redirects.server";
import { pageMeta } from "~/document/page-meta";
import Geography, { frontmatter } from "./prose.mdx";

export const handle: PageHandle = { start: "after first paint" };

export { revalidateUnlessFragmentChange as shouldRevalidate } from "~/ui/should-revalidate";

export const meta: MetaFunction<typeof loader> = (args) => {
  const alt = "A map of Casarok with its coasts, forests and towns";
  const image = args.data && { path: mapPicture(args.data.era), alt };
  return pageMeta(args, { ...frontmatter, image, type: "article" });
};

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const chosen = searchParams.get("era") ?? mapEras[0];
  const era = mapEras.find((known) => known === chosen);
  if (!era) throw redirectTo(pathname);
  const drawn = era === "post-cataclysm" ? "post" : "pre";
  const isDrawn = (on: string) => on === "both" || on === drawn;
  return {
    era,
    landmarks: landmarks
      .filter((landmark) => isDrawn(landmark.era))
      .map((landmark) => ({
        ...landmark,
        counterpart: landmarks.find(
          ({ era: on, x, y }) => !isDrawn(on) && x === landmark.x && y === landmark.y,
        ),
      })),
  };
}

export default function GeographyPage() {
  return <Geography {...useLoaderData<typeof loader>()} />;
}
