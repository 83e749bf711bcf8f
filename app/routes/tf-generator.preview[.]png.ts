import type { LoaderFunctionArgs } from "@remix-run/node";
import { unsealTransformation } from "~/tf-generator/choices.server";
import { findEmblem } from "~/generators/emblems.server";
import { fetchHostPicture } from "~/preview-images/host-picture.server";
import { emptyResponse } from "~/http/cache-policy.server";
import { previewResponse, type PreviewDrawing } from "~/preview-images/preview-response.server";
import { portraitPath } from "~/tf-generator/transformation";
import { drawTransformationPoster } from "~/tf-generator/transformation-poster.server";
import type { Transformation } from "~/tf-generator/api.server";

/** The preview image of a shared transformation. */
export async function loader({ request }: LoaderFunctionArgs) {
  const shared = unsealTransformation(new URL(request.url).searchParams.get("r"));
  if (!shared) return emptyResponse(404);
  const { result } = shared;
  return previewResponse(request, `tf ${JSON.stringify(result)}`, () => draw(result));
}

/** Twice the displayed size, because the picture is rotated. */
const plate = { variant: "desktop", size: "medium", box: { width: 928, height: 696 } } as const;

async function draw(result: Transformation): Promise<PreviewDrawing> {
  const path = portraitPath(result.link);
  const [portrait, emblem] = await Promise.all([
    path && fetchHostPicture(path, plate),
    result.success ? findEmblem("transformation", result) : "",
  ]);
  return {
    svg: await drawTransformationPoster(result, portrait, emblem),
    isWhole: (!path || portrait !== undefined) && emblem !== undefined,
  };
}
