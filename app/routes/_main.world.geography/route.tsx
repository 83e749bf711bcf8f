import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { mapEras, mapPicture } from "~/world/map";
import landmarks from "~content/world/landmarks.yaml";
import type { PageHandle } from "~/document/page-handle";
import { redirectTo } from "~/http/redirects.server";
import { pageMeta } from "~/document/page-meta";
import { fixedMeta } from "~/ui/fixed-meta";
import Geography, { frontmatter } from "./prose.mdx";

export const handle: PageHandle = { start: "after first paint" };

export { revalidateUnlessFragmentChange as shouldRevalidate } from "~/ui/should-revalidate";

const describeMap = (era: (typeof mapEras)[number]) => ({
  ...frontmatter,
  type: "article" as const,
  image: { path: mapPicture(era), alt: "A map of Casarok with its coasts, forests and towns" },
});

export const meta = fixedMeta<typeof loader>(
  describeMap(mapEras[0]),
  (args) => args.data && pageMeta(args, describeMap(args.data.era)),
);

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
