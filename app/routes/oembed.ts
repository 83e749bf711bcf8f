import type { LoaderFunctionArgs } from "@remix-run/node";
import { embeddedPictureAddress } from "~/comics/comic-picture";
import { loadStory } from "~/comics/load/story.server";
import { artist } from "~/document/artist";
import { siteName } from "~/document/page-meta";
import { env } from "~/env.server";
import { cacheControl, emptyResponse } from "~/http/cache-policy.server";
import { jsonResponse } from "~/http/file-response.server";
import { namePage, parsePagePath } from "~/page-ref";
import { absolutePictureHost } from "~/ui/picture-host.server";

/** Width of a medium picture. */
const MAX_WIDTH = 960;

/** The oEmbed response (oembed.com) for the page of a comic at `?url=`, scaled to `maxwidth` and `maxheight`. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const url = searchParams.get("url") ?? "";
  const isOwn = URL.canParse(url) && new URL(url).origin === new URL(env.SITE_URL).origin;
  const page = isOwn && parsePagePath(new URL(url).pathname);
  return page
    ? jsonResponse(request, embedPage(page, searchParams), cacheControl.fixedFile)
    : emptyResponse(404);
}

type Page = NonNullable<ReturnType<typeof parsePagePath>>;

async function embedPage({ comic, ...ref }: Page, limits: URLSearchParams) {
  const story = await loadStory(comic);
  const { imageId } = await story.page(ref);
  const { title, pageShape } = story.comic;
  const shape = pageShape.height / pageShape.width;
  const maxWidth = Number(limits.get("maxwidth")) || Infinity;
  const maxHeight = Number(limits.get("maxheight")) || Infinity;
  const width = Math.max(1, Math.floor(Math.min(MAX_WIDTH, maxWidth, maxHeight / shape)));
  return {
    version: "1.0",
    type: "photo",
    title: `${title}, ${namePage(ref)}`,
    author_name: artist.name,
    provider_name: siteName,
    provider_url: `${env.SITE_URL}/`,
    url: embeddedPictureAddress(absolutePictureHost, comic, ref.chapter, imageId),
    width,
    height: Math.max(1, Math.floor(width * shape)),
  };
}
