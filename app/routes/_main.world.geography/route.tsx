import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { mapPicture, type MapEra } from "~/world/map";
import landmarks from "~content/world/landmarks.yaml";
import type { PageHandle } from "~/document/page-handle";
import { env } from "~/env.server";
import { redirectTo } from "~/http/redirects.server";
import { pageMeta } from "~/document/page-meta";
import { pictureAddress } from "~/ui/picture-address";
import Geography, { frontmatter } from "./prose.mdx";

export const handle: PageHandle = {
  start: "after first paint",
  examples: ["/world/geography", "/world/geography?era=pre-cataclysm"],
};

export { revalidateUnlessFragmentChange as shouldRevalidate } from "~/ui/should-revalidate";

export const meta: MetaFunction<typeof loader> = (args) => {
  const image = args.data && {
    url: args.data.preview,
    alt: "A map of Casarok with its coasts, forests and towns",
  };
  return pageMeta(args, { ...frontmatter, image, type: "article" });
};

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const era = eraOf(searchParams.get("era"));
  if (!era) throw redirectTo(pathname);
  const drawn = era === "post-cataclysm" ? "post" : "pre";
  const isDrawn = (on: string) => on === "both" || on === drawn;
  const preview = pictureAddress(env.CDN_URL ?? "/cdn", "desktop", mapPicture(era), "medium");
  return {
    era,
    preview,
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

function eraOf(text: string | null): MapEra | undefined {
  if (text === null || text === "post-cataclysm") return "post-cataclysm";
  return text === "pre-cataclysm" ? text : undefined;
}

export default function GeographyPage() {
  return <Geography {...useLoaderData<typeof loader>()} />;
}
