import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  replace,
  useLoaderData,
  useOutletContext,
  useParams,
  type ClientLoaderFunctionArgs,
} from "@remix-run/react";
import type { Wall } from "~/components/galleries/gallery-wall";
import { PieceView } from "~/components/galleries/piece-view";
import { galleryOf } from "~/content/galleries";
import { env } from "~/env.server";
import { redirectTo, toErrorPage } from "~/http/redirects.server";
import { pageMeta } from "~/meta/page-meta";
import { pictureAddress } from "~/pictures/address";
import { galleryPiece } from "~/upstream/galleries.server";
import { textOf } from "~/upstream/safe-html.server";

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { gallery, title, excerpt, preview } = args.data;
  return pageMeta(args, {
    title: `${title} · ${gallery.title}`,
    description: excerpt || gallery.description,
    keywords: gallery.keywords,
    type: "article",
    image: { url: preview, alt: title },
  });
};

export async function loader({ params, request }: LoaderFunctionArgs) {
  const gallery = galleryOf(params["gallery"]);
  const piece =
    gallery && (await galleryPiece(gallery.slug, params["item"] ?? "").catch(toErrorPage(request)));
  if (!piece) throw redirectTo("/404");
  return {
    ...piece,
    gallery,
    excerpt: textOf(piece.description).slice(0, 200),
    preview: pictureAddress(env.CDN_URL ?? "/cdn", "desktop", piece.location, "medium"),
  };
}

/** Over the wall, a piece that cannot be had, or that there is none of, does not open. */
export async function clientLoader({ serverLoader, params }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch {
    throw replace(`/galleries/${params["gallery"]}`);
  }
}

export default function PiecePage() {
  return (
    <PieceView
      piece={useLoaderData<typeof loader>()}
      id={useParams()["item"] ?? ""}
      wall={useOutletContext<Wall>()}
    />
  );
}
